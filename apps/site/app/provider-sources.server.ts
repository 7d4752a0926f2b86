import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import type { Verification } from '@showroom/forms/verification-fields';
import type { ExtraSources } from '@showroom/web-server/content-security-policy';

/**
 * Foreign origins for the security policy, from the owner's provider links and human verification. Every page has them, because a
 * client-side navigation keeps the first page's policy.
 */
export function listProviderSources(
  facts: Pick<BusinessFacts, 'providerLinks'> & { readonly verification?: Verification },
): ExtraSources {
  const sources: Record<string, readonly string[]> = {};
  const { contactCreation, contactForm } = facts.providerLinks;
  if (contactForm) {
    const endpoint = new URL(contactForm.endpoint).origin;
    const script = new URL(contactForm.scriptUrl).origin;
    sources['script-src'] = [script];
    sources['style-src'] = [new URL(contactForm.stylesheetUrl).origin];
    sources['connect-src'] = [endpoint];
    sources['frame-src'] = [...new Set([endpoint, script])];
    sources['form-action'] = [endpoint];
  }
  if (facts.verification) {
    const { service } = facts.verification;
    sources['script-src'] = [...(sources['script-src'] ?? []), service];
    sources['frame-src'] = [...(sources['frame-src'] ?? []), service];
  }
  if (contactCreation) {
    // The newsletter form opens there in a new tab.
    sources['form-action'] = [...(sources['form-action'] ?? []), new URL(contactCreation).origin];
  }
  return sources;
}
