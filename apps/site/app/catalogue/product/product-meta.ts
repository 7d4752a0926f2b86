import { breadcrumbJsonLd, itemJsonLd } from '../../seo/json-ld.ts';
import { findRootFacts, pageMeta } from '../../seo/page-meta.ts';
import { shortenDescription } from '../../seo/shorten-description.ts';
import type { ProductPageFacts } from './load-product.server.ts';

interface ProductMetaArgs {
  readonly matches: Parameters<typeof pageMeta>[0];
  readonly location: { readonly pathname: string };
  readonly loaderData: Pick<ProductPageFacts, 'product' | 'section' | 'socialPicture'> | undefined;
  /** Precedes the description if another page describes the same product. */
  readonly opening?: string;
}

/** A product page's tags. An unknown product isn't indexed. */
export function productMeta({ matches, location, loaderData, opening = '' }: ProductMetaArgs) {
  if (!loaderData) {
    const { pathname: path } = location;
    return pageMeta(matches, {
      title: 'Not found',
      description: 'We couldn’t find that product.',
      path,
      isIndexed: false,
    });
  }
  const { product, section, socialPicture } = loaderData;
  const { path } = product;
  const [firstParagraph = ''] = product.description;
  const siteUrl = findRootFacts(matches)?.siteUrl ?? '';
  const image = socialPicture && { url: siteUrl + socialPicture.path, caption: socialPicture.alt };
  return pageMeta(matches, {
    title: product.title,
    description: shortenDescription(opening + firstParagraph),
    path,
    imageUrl: image?.url,
    imageAlt: image?.caption,
    jsonLd: [
      breadcrumbJsonLd(siteUrl, [
        { label: 'Home', href: '/' },
        { label: section.label, href: section.path },
        { label: product.name, href: path },
      ]),
      itemJsonLd(siteUrl, {
        name: product.quoteLabel,
        description: firstParagraph,
        path,
        image: image ?? undefined,
        material: product.material,
        category: section.title,
        brand: product.eyebrow,
        priceCents: product.offer?.priceCents ?? null,
        availability: product.availability,
      }),
    ],
  });
}
