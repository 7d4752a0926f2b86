export interface Crumb {
  readonly label: string;
  /** Path on this site. */
  readonly href: string;
}

/** The way down to a page. https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export function breadcrumbJsonLd(siteUrl: string, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: siteUrl + crumb.href,
    })),
  };
}

export interface ProductFacts {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly imageUrls: readonly string[];
  readonly material: string;
  readonly brand: string;
}

/** A product that is sold by quote: no offer, because no price is shown, and no ratings, because there are none. */
export function productJsonLd(siteUrl: string, product: ProductFacts): object {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    url: siteUrl + product.path,
    image: product.imageUrls,
    material: product.material,
    category: 'Quartz countertops',
    brand: { '@type': 'Brand', name: product.brand },
  };
}
