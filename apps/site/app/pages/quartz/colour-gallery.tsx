import { pictureUrl, toPictureSource } from '@showroom/pictures/picture-source';
import { Gallery, type GalleryProps } from '@showroom/ui/gallery';
import { useWindowInHistory } from '../../shell/use-window-in-history.ts';
import type { ColourPageFacts } from './colour.route.tsx';

export interface ColourGalleryProps extends Pick<GalleryProps, 'ratio' | 'sizes'> {
  readonly colour: ColourPageFacts;
}

/** The pictures of a colour, down to the grain of the stone. Back closes the window that enlarges them. */
export function ColourGallery({ colour, ratio, sizes }: ColourGalleryProps) {
  const { isOpen, onOpenChange } = useWindowInHistory('pictures');
  return (
    <Gallery
      className="print:w-5/6"
      priority
      pictures={colour.pictures.map((record) => ({
        ...toPictureSource(record),
        fullSrc: pictureUrl(record, 'full', 'webp'),
      }))}
      label={colour.label}
      ratio={ratio}
      sizes={sizes}
      isZoomOpen={isOpen}
      onZoomOpenChange={onOpenChange}
    />
  );
}
