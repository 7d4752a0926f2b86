import type { Action } from '@showroom/catalog-data/company/company-page';
import { LinkButton } from '@showroom/ui/link-button';
import { SiteLink } from '../../shell/site-link.tsx';

/** Links as buttons; the first is the primary one. */
export function ActionLinks({ actions }: { readonly actions: readonly Action[] }) {
  return actions.map(({ href, label }, index) => {
    const variant = index === 0 ? 'primary' : 'secondary';
    return (
      <LinkButton as={SiteLink} key={label} variant={variant} href={href}>
        {label}
      </LinkButton>
    );
  });
}
