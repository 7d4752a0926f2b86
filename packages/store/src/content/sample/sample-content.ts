import { articlePictureName, articles } from '@showroom/catalog-data/articles';
import { faqs as askedQuestions } from '@showroom/catalog-data/faqs';
import { testimonials as clientWords } from '@showroom/catalog-data/home-content';
import { cabinets } from '@showroom/catalog-data/products/cabinets';
import type { Cabinet } from '@showroom/catalog-data/products/cabinets';
import { productPictureNames } from '@showroom/catalog-data/products/branded-product';
import { formatDimensions } from '@showroom/catalog-data/products/dimensions';
import { vanities } from '@showroom/catalog-data/products/vanities';
import type { Vanity } from '@showroom/catalog-data/products/vanities';
import { workPictureNames, works as finishedProjects } from '@showroom/catalog-data/works';
import type { Faq } from '../kinds/faq.ts';
import type { InStockProduct } from '../kinds/in-stock-product.ts';
import type { PictureReference } from '../kinds/picture-reference.ts';
import type { Post } from '../kinds/post.ts';
import type { Testimonial } from '../kinds/testimonial.ts';
import type { Work } from '../kinds/work.ts';
import { slugFrom } from '../slug.ts';
import { articleTexts } from './article-texts.ts';

/** `tagNames` instead of ids, which the store assigns. */
export interface Sample<Fields> {
  slug: string;
  fields: Partial<Fields>;
  tagNames: readonly string[];
}

const FEATURED_POST = 'hardware-finishes-side-by-side';
const FEATURED_WORKS = ['shuniah-lakehouse-kitchen', 'sioux-lookout-tub-room', 'red-river-road-library'];

export const samplePosts: readonly Sample<Post>[] = articles.map((article) => {
  const text = articleTexts[article.slug];
  if (text === undefined) throw new Error(`article-texts.ts has no text for ${article.slug}`);
  return {
    slug: article.slug,
    tagNames: text.tags,
    fields: {
      title: article.title,
      metaTitle: article.metaTitle ?? '',
      excerpt: article.excerpt,
      body: text.body,
      category: article.category,
      cover: master(articlePictureName(article)),
      author: article.author,
      publishDate: article.date,
      isFeatured: article.slug === FEATURED_POST,
    },
  };
});

export const sampleWorks: readonly Sample<Work>[] = finishedProjects.map((work) => {
  const [after = '', ...before] = workPictureNames(work);
  return {
    slug: work.slug,
    tagNames: [],
    fields: {
      title: work.title,
      description: [work.description, ...work.scope].join('\n\n'),
      category: work.category,
      status: 'completed',
      projectType: work.projectType,
      client: 'Sample client',
      location: work.location,
      completedOn: work.date,
      squareFeet: work.areaSquareFeet,
      duration: work.duration,
      budgetRange: work.budget,
      features: [...work.features],
      pictures: [master(after)],
      beforePictures: before.map(master),
      afterPictures: before.length > 0 ? [master(after)] : [],
      products: [...work.productPaths],
      testimonial: work.clientWords.quote,
      testimonialRole: work.clientWords.role,
      isSample: true,
      isFeatured: FEATURED_WORKS.includes(work.slug),
    },
  };
});

export const sampleProducts: readonly Sample<InStockProduct>[] = [
  ...vanities.map((vanity) =>
    sampleProduct(vanity, 'Bathroom Vanities', vanity.sinks === 2 ? 'Double Sink' : 'Single Sink'),
  ),
  ...cabinets.map((cabinet) => sampleProduct(cabinet, 'Kitchen Cabinets', cabinet.type)),
];

export const sampleTestimonials: readonly Sample<Testimonial>[] = clientWords.map(({ id, role, quote }) => ({
  slug: id,
  tagNames: [],
  fields: { role, quote, isSample: true },
}));

export const sampleFaqs: readonly Sample<Faq>[] = askedQuestions.map(({ question, answer, group }, index) => ({
  slug: slugFrom(question),
  tagNames: [],
  fields: { question, answer, group, order: index + 1 },
}));

function sampleProduct(
  product: Vanity | Cabinet,
  category: InStockProduct['category'],
  type: string,
): Sample<InStockProduct> {
  const filtered = {
    Size: `${product.widthIn}″`,
    Color: product.colour,
    Brand: product.brand,
    Type: type,
    Style: product.style,
  };
  const others = [
    { label: 'Dimensions', value: formatDimensions(product) },
    { label: 'Material', value: product.material },
    ...product.specifications,
  ].filter(({ label }) => !Object.hasOwn(filtered, label));
  return {
    slug: product.slug,
    tagNames: [],
    fields: {
      name: product.name,
      sku: `SAMPLE-${product.slug}`.toUpperCase(),
      category,
      description: product.description,
      priceCents: product.priceCents,
      quantity: product.isInStock ? sampleQuantity(product.slug) : 0,
      specifications: [
        ...Object.entries(filtered).map(([name, value]) => ({ name, value })),
        ...others.map(({ label, value }) => ({ name: label, value })),
      ],
      features: [...product.features],
      pictures: productPictureNames(product).map(master),
    },
  };
}

/** 1 to 12, derived from the slug so that a new product changes no other. */
function sampleQuantity(slug: string): number {
  const sum = Array.from(slug, (letter) => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0);
  return (sum % 12) + 1;
}

export function master(name: string): PictureReference {
  return { source: 'master', name, alt: '' };
}
