import {
  productPictureNames,
  type BrandedProduct,
  type ProductView,
} from '@showroom/catalog-data/products/branded-product';
import { productSamples, type SceneParameters, type StudioPicture } from './studio-picture.ts';

/** A product’s parameters in its scene, and the alt texts of its views. */
export type ProductLook = {
  /** Its scene, if it differs from its family’s. */
  readonly script?: string;
  readonly parameters: SceneParameters;
  /** Parameters of single views, over those of all. */
  readonly views?: Readonly<Partial<Record<ProductView, SceneParameters>>>;
  readonly alt: Readonly<Partial<Record<ProductView, string>>>;
};

/** The records of a family with a common scene, in catalogue order, 4 : 3. */
export function picturesOf(
  products: readonly Pick<BrandedProduct, 'family' | 'slug' | 'views'>[],
  script: string,
  looks: Readonly<Record<string, ProductLook>>,
  samples = productSamples,
): readonly StudioPicture[] {
  return products.flatMap((product) => {
    const look = looks[product.slug];
    if (look === undefined) throw new Error(`No look for ${product.family}/${product.slug}`);
    const names = productPictureNames(product);
    return product.views.map((view, index) => {
      const [name, alt] = [names[index], look.alt[view]];
      if (name === undefined || alt === undefined) throw new Error(`No words for ${product.slug}/${view}`);
      return {
        name,
        script: look.script ?? script,
        parameters: { ...look.parameters, ...look.views?.[view], view },
        width: 1600,
        height: 1200,
        samples,
        alt,
      };
    });
  });
}
