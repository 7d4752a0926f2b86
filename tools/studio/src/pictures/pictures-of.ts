import {
  productPictureNames,
  type BrandedProduct,
  type ProductView,
} from '@showroom/catalog-data/products/branded-product';
import { productSamples, type SceneParameters, type StudioPicture } from './studio-picture.ts';

/** How one product is built in its scene, and what each of its views shows to someone who cannot see it. */
export type ProductLook = {
  /** Its scene, where it is not that of its family. */
  readonly script?: string;
  readonly parameters: SceneParameters;
  readonly alt: Readonly<Partial<Record<ProductView, string>>>;
};

/** The records of a family whose products share a scene, in the catalogue's order; pictures lie 4 : 3. */
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
        parameters: { ...look.parameters, view },
        width: 1600,
        height: 1200,
        samples,
        alt,
      };
    });
  });
}
