import { findPicture } from '@showroom/pictures/picture-records';
import {
  pictureUrl,
  socialPictureUrl,
  toPictureSource,
  type PictureRecord,
  type PictureSource,
} from '@showroom/pictures/picture-source';
import { media } from '@showroom/store/media';
import { findMediaIds, mediaIdsInText } from '@showroom/store/media-ids';
import type { Store } from '@showroom/store/open-store';
import type { PictureReference } from '@showroom/store/picture-reference';
import { findPublishedByIds } from '@showroom/store/published';
import { toMediumRecord } from './medium-record.ts';

/** What `Picture` is given to draw a picture of content, beside its `sizes`. */
export interface ContentPicture {
  readonly record: PictureSource;
}

/** A picture for who has no page around it: link previews, structured data. */
export interface SharedPicture {
  /** Of a JPEG of 1200 × 630. */
  readonly path: string;
  readonly alt: string;
}

/** One size serves phones and dense screens alike, as on the cards of the catalogue. */
const forCard = { widths: [800], formats: ['avif'] } as const;
/** In a list of the admin it is small: on a phone, and on every line of a table. */
const forList = { widths: [400, 800], formats: ['avif'] } as const;

/** The pictures that some content shows. One that is not to be had is undefined, and left out of the page. */
export interface ContentPictures {
  /** Of a field. */
  find(reference: PictureReference): ContentPicture | undefined;
  /** Of a field, for a card in a list; null where there is none. */
  findForCard(reference: PictureReference | null | undefined): ContentPicture | null;
  /** The same for a list of the admin. */
  findForList(reference: PictureReference | null | undefined): ContentPicture | null;
  /** The same as its record, for parts that make its addresses themselves. */
  findRecord(reference: PictureReference): PictureRecord | undefined;
  /** Of a field, for a gallery: with the file that has every pixel of it. */
  findForGallery(reference: PictureReference): (PictureSource & { readonly fullSrc: string }) | undefined;
  /** Of a field, as others show it. */
  findShared(reference: PictureReference): SharedPicture | undefined;
  /**
   * Of a text, by its address there: `media:<id>` for one of the library, `master:<name>` for one of the studio. `alt` is
   * what is there of what it shows; empty: the picture's own words.
   */
  findByAddress(address: string, alt: string): ContentPicture | undefined;
}

const MASTER_ADDRESS = 'master:';

/** A picture that was found: what its addresses are made from, and what is in its place. */
interface Found {
  readonly record: PictureRecord;
}

/**
 * Looks up every picture that some content shows, in whatever fields and texts, with one question to the store. Give it the
 * fields of all that a page draws.
 */
export async function loadContentPictures(store: Store, shown: unknown): Promise<ContentPictures> {
  const found = await findPublishedByIds(store, media, findMediaIds(shown));

  function findMedium(id: string, alt: string): Found | undefined {
    const medium = found.get(id)?.fields;
    if (medium === undefined) return undefined;
    return { record: toMediumRecord(id, medium, alt) };
  }

  const findReferred = (reference: PictureReference) =>
    reference.source === 'media' ? findMedium(reference.id, reference.alt) : findMaster(reference.name, reference.alt);

  return {
    find: (reference) => draw(findReferred(reference)),
    findForCard: (reference) => (reference && draw(findReferred(reference), forCard)) ?? null,
    findForList: (reference) => (reference && draw(findReferred(reference), forList)) ?? null,
    findForGallery(reference) {
      const record = findReferred(reference)?.record;
      return record && { ...toPictureSource(record), fullSrc: pictureUrl(record, 'full', 'webp') };
    },
    findShared(reference) {
      const record = findReferred(reference)?.record;
      return record && { path: socialPictureUrl(record), alt: record.alt };
    },
    findRecord: (reference) => findReferred(reference)?.record,
    findByAddress(address, alt) {
      if (address.startsWith(MASTER_ADDRESS)) return draw(findMaster(address.slice(MASTER_ADDRESS.length), alt));
      const [id] = mediaIdsInText(address);
      return id === undefined ? undefined : draw(findMedium(id, alt));
    },
  };
}

function findMaster(name: string, alt: string): Found | undefined {
  const master = findPicture(name);
  return master === null ? undefined : { record: { ...master, alt: alt === '' ? master.alt : alt } };
}

function draw(found: Found | undefined, delivery?: Parameters<typeof toPictureSource>[1]): ContentPicture | undefined {
  if (found === undefined) return undefined;
  return { record: toPictureSource(found.record, delivery) };
}
