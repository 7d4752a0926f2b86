import type { Availability } from '@showroom/catalog-data/catalogue/availability';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** Breadcrumbs. https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
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
 * A list: its length and first items, by URL.
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
  readonly image: { readonly url: string; readonly caption: string } | undefined;
  readonly material: string;
  readonly category: string;
  readonly brand: string;
  /** In Canadian cents; null if sold by quote. */
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
 * A product and its page. Search engines require an offer, review or rating of a `Product`, so a product that is sold by quote is an
 * `ItemPage`. https://developers.google.com/search/docs/appearance/structured-data/product-snippet
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

/** A service and its provider. https://schema.org/Service */
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

export const AREA_SERVED = 'Thunder Bay and Northwestern Ontario';

/** Identifies the business that the home and contact pages describe. */
export function businessId(siteUrl: string): string {
  return `${siteUrl}/#business`;
}
