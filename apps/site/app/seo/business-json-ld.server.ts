import { findLogo } from '@showroom/app-frame/owner-logo';
import { findShareCard } from '@showroom/app-frame/share-card';
import { readSettings } from '@showroom/store/site';
import type { RouterContextProvider } from 'react-router-dom';
import { runtimeContext, storeContext } from '../request-context.ts';
import { formatPhoneHref, type BusinessFacts } from '@showroom/catalog-data/business-facts';
import { openingHoursSpecification } from '@showroom/catalog-data/opening-hours';
import { specialOpeningHoursSpecification } from '@showroom/catalog-data/special-days';
import { logoUrl } from '../shell/owner-logo.server.ts';
import { listSocialProfiles } from '../shell/social-profiles.ts';
import { AREA_SERVED, businessId } from './json-ld.ts';

/** The business, for the home and contact pages. https://schema.org/HomeAndConstructionBusiness */
export function businessJsonLd(
  facts: BusinessFacts,
  siteUrl: string,
  imageUrl: string | null,
  { logo, now }: { readonly logo?: string | undefined; readonly now: Date },
): object {
  const special = specialOpeningHoursSpecification(facts.hours.store, now);
  const profiles = listSocialProfiles(facts);
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(siteUrl),
    name: facts.brand,
    url: `${siteUrl}/`,
    telephone: formatPhoneHref(facts.phone)?.slice('tel:'.length) ?? facts.phone.display,
    email: facts.email,
    foundingDate: String(facts.claims.foundedYear),
    ...(imageUrl ? { image: imageUrl } : {}),
    ...(logo === undefined ? {} : { logo }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.address.street,
      addressLocality: facts.address.city,
      addressRegion: facts.address.province,
      postalCode: facts.address.postalCode,
      addressCountry: 'CA',
    },
    areaServed: AREA_SERVED,
    openingHoursSpecification: openingHoursSpecification(facts.hours.store),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles.map((profile) => profile.url) } : {}),
  };
}

/** The same with current facts, for a loader. */
export async function describeBusiness(context: Readonly<RouterContextProvider>): Promise<object> {
  const store = context.get(storeContext);
  const facts = await readSettings(store);
  const logo = await findLogo(store, facts.site);
  const { siteUrl } = context.get(runtimeContext);
  const card = findShareCard(facts, logo);
  return businessJsonLd(facts, siteUrl, card ? siteUrl + card.path : null, {
    logo: logo && siteUrl + logoUrl(logo),
    now: store.now(),
  });
}
