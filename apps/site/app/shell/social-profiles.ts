import type { BusinessFacts } from '@showroom/catalog-data/business-facts';

const socialNames = { facebook: 'Facebook', twitter: 'Twitter', instagram: 'Instagram', youtube: 'YouTube' } as const;

export function listSocialProfiles(
  facts: Pick<BusinessFacts, 'socialLinks'>,
): readonly { readonly label: string; readonly url: string }[] {
  return (Object.keys(socialNames) as (keyof typeof socialNames)[]).flatMap((network) => {
    const url = facts.socialLinks[network];
    return url === null ? [] : [{ label: socialNames[network], url }];
  });
}
