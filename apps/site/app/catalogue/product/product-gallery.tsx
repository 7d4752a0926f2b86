import { pictureUrl, toPictureSource } from '@showroom/pictures/picture-source';
import { Gallery, type GalleryProps } from '@showroom/ui/gallery';
import { useWindowInHistory } from '../../shell/use-window-in-history.ts';
import type { ProductFacts } from './load-product.server.ts';

export interface ProductGalleryProps extends Pick<GalleryProps, 'ratio' | 'sizes'> {
  /** The product's name and pictures. */
  readonly product: Pick<ProductFacts, 'name' | 'pictures'>;
}

/** A product's gallery. Back closes its zoom dialog. */
export function ProductGallery({ product, ratio, sizes }: ProductGalleryProps) {
  const { isOpen, onOpenChange } = useWindowInHistory('pictures');
  return (
    <Gallery
      className="print:w-5/6"
      priority
      pictures={product.pictures.map((record) => ({
        ...toPictureSource(record),
        fullSrc: pictureUrl(record, 'full', 'webp'),
      }))}
      label={product.name}
      ratio={ratio}
      sizes={sizes}
      isZoomOpen={isOpen}
      onZoomOpenChange={onOpenChange}
    />
  );
}
