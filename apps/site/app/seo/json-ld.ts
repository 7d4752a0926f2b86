import type { Availability } from '@showroom/catalog-data/catalogue/availability';

export interface Crumb {
  readonly label: string;
  /** Path on this site. */
  readonly href: string;
}

/** The way down to a page. https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export function breadcrumbJsonLd(siteUrl: string, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      ...listItem(index),
      name: label,
      item: siteUrl + href,
    })),
  };
}

/** As many as a page of most lists shows. */
const LISTED_ITEMS = 12;

/**
 * What a list shows: how many, and the first of them in its order, by their pages, which name themselves.
 * https://schema.org/ItemList, https://developers.google.com/search/docs/appearance/structured-data/carousel
 *
 * @param paths of the items' pages on this site
 */
export function itemListJsonLd(siteUrl: string, paths: readonly string[]): object {
  return {
    '@type': 'ItemList',
    numberOfItems: paths.length,
    itemListElement: paths.slice(0, LISTED_ITEMS).map((path, index) => ({ ...listItem(index), url: siteUrl + path })),
  };
}

function listItem(index: number): object {
  return { '@type': 'ListItem', position: index + 1 };
}

export interface ItemFacts {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** Its picture, and what is seen on it. */
  readonly image: { readonly url: string; readonly caption: string } | undefined;
  readonly material: string;
  readonly category: string;
  readonly brand: string;
  /** What the page asks for it, in Canadian cents; null where it is sold by quote. */
  readonly priceCents: number | null;
  readonly availability: Availability;
}

/** https://schema.org/ItemAvailability */
const schemaAvailability: Readonly<Record<Availability, string>> = {
  'in-stock': 'InStock',
  'low-stock': 'LimitedAvailability',
  reserved: 'Reserved',
  'made-to-order': 'MadeToOrder',
  'sold-out': 'OutOfStock',
  discontinued: 'Discontinued',
};

/**
 * One thing of the catalogue and the page that is about it. A `Product` needs an offer, a review or a rating, and without
 * one is an error to search engines; reviews there are none, so a thing that is sold by quote is the subject of an
 * `ItemPage` instead. https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function itemJsonLd(siteUrl: string, item: ItemFacts): object {
  const { brand, category, description, image, material, name, priceCents } = item;
  const url = siteUrl + item.path;
  if (priceCents !== null) {
    return {
      '@type': 'Product',
      name,
      description,
      url,
      ...(image ? { image: image.url } : {}),
      ...(material === '' ? {} : { material }),
      category,
      ...(brand === '' ? {} : { brand: { '@type': 'Brand', name: brand } }),
      offers: {
        '@type': 'Offer',
        url,
        price: (priceCents / 100).toFixed(2),
        priceCurrency: 'CAD',
        availability: `https://schema.org/${schemaAvailability[item.availability]}`,
      },
    };
  }
  return {
    '@type': 'ItemPage',
    name,
    description,
    url,
    ...(image ? { primaryImageOfPage: { '@type': 'ImageObject', contentUrl: image.url, caption: image.caption } } : {}),
  };
}

/** A service that is asked for on a page, and who does it. https://schema.org/Service */
export function serviceJsonLd(
  siteUrl: string,
  service: { readonly name: string; readonly description: string; readonly path: string },
): object {
  return {
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: siteUrl + service.path,
    areaServed: AREA_SERVED,
    provider: { '@id': businessId(siteUrl) },
  };
}

/** Where the business works. */
export const AREA_SERVED = 'Thunder Bay and Northwestern Ontario';

/** By what other pages name the business that the home and contact pages describe. */
export function businessId(siteUrl: string): string {
  return `${siteUrl}/#business`;
}
