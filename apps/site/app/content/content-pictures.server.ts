import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource, type PictureRecord, type PictureSource } from '@showroom/pictures/picture-source';
import { media } from '@showroom/store/media';
import { findMediaIds, mediaIdsInText } from '@showroom/store/media-ids';
import type { Store } from '@showroom/store/open-store';
import type { PictureReference } from '@showroom/store/picture-reference';
import { findPublishedByIds } from '@showroom/store/published';
import { toMediumPictureName } from './medium-picture-name.ts';

/** What `Picture` is given to draw a picture of content, beside its `sizes`. */
export interface ContentPicture {
  readonly record: PictureSource;
  /** Keeps in view what the owner marked, where the picture is cropped. */
  readonly style?: { readonly objectPosition: string };
}

/** The pictures that some content shows. One that is not to be had is undefined, and left out of the page. */
export interface ContentPictures {
  /** Of a field. */
  find(reference: PictureReference): ContentPicture | undefined;
  /** Of a text, by its address there (`media:<id>`). `alt` is what stands there of what it shows; empty: the picture's own words. */
  findByAddress(address: string, alt: string): ContentPicture | undefined;
}

/**
 * Looks up every picture that some content shows, in whatever fields and texts, with one question to the store. Give it the
 * fields of all that a page draws.
 */
export async function loadContentPictures(store: Store, shown: unknown): Promise<ContentPictures> {
  const found = await findPublishedByIds(store, media, findMediaIds(shown));

  function findMedium(id: string, alt: string): ContentPicture | undefined {
    const medium = found.get(id)?.fields;
    if (medium === undefined) return undefined;
    const { x, y } = medium.focalPoint;
    const isCentred = x === 0.5 && y === 0.5;
    return {
      record: toSource(
        {
          name: toMediumPictureName(id),
          width: medium.widthPx,
          height: medium.heightPx,
          dominantColour: medium.dominantColour,
          alt: medium.alt,
          hash: medium.sha256,
        },
        alt,
      ),
      ...(isCentred ? {} : { style: { objectPosition: `${toPercent(x)} ${toPercent(y)}` } }),
    };
  }

  return {
    find(reference) {
      if (reference.source === 'media') return findMedium(reference.id, reference.alt);
      const master = findPicture(reference.name);
      return master === null ? undefined : { record: toSource(master, reference.alt) };
    },
    findByAddress(address, alt) {
      const [id] = mediaIdsInText(address);
      return id === undefined ? undefined : findMedium(id, alt);
    },
  };
}

function toSource(record: PictureRecord, alt: string): PictureSource {
  return toPictureSource(record, { alt: alt === '' ? undefined : alt });
}

function toPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
