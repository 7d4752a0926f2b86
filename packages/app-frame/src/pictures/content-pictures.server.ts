import { findPicture } from '@showroom/pictures/picture-records';
import {
  pictureUrl,
  socialPictureUrl,
  toPictureSource,
  type PictureRecord,
  type PictureSource,
} from '@showroom/pictures/picture-source';
import { findMediaIds, mediaIdsInText, type PictureReference } from '@showroom/store/rules';
import { findPublishedByIds, media, type Store } from '@showroom/store/site';
import { toMediumRecord } from './medium-record.ts';

/** Props for `Picture`, without `sizes`. */
export interface ContentPicture {
  readonly record: PictureSource;
}

/** A picture for use outside a page: link previews, structured data. */
export interface SharedPicture {
  /** Path of a JPEG of 1200 × 630. */
  readonly path: string;
  readonly alt: string;
}

/** One size for phones and dense screens, as on catalogue cards. */
const forCard = { widths: [800], formats: ['avif'] } as const;
/** Small in the admin's lists, on phones and in tables. */
const forList = { widths: [400, 800], formats: ['avif'] } as const;

/** Pictures of some content. A missing picture is undefined and left out of the page. */
export interface ContentPictures {
  find(reference: PictureReference): ContentPicture | undefined;
  /** For a card in a list; null when there is none. */
  findForCard(reference: PictureReference | null | undefined): ContentPicture | null;
  /** For a list in the admin. */
  findForList(reference: PictureReference | null | undefined): ContentPicture | null;
  /** As a record, for code that builds the URLs itself. */
  findRecord(reference: PictureReference): PictureRecord | undefined;
  /** For a gallery, with the file at full resolution. */
  findForGallery(reference: PictureReference): (PictureSource & { readonly fullSrc: string }) | undefined;
  findShared(reference: PictureReference): SharedPicture | undefined;
  /**
   * For an image in a text: `media:<id>` from the library, `master:<name>` from the studio. An empty `alt` means the picture's
   * own text.
   */
  findByAddress(address: string, alt: string): ContentPicture | undefined;
}

const MASTER_ADDRESS = 'master:';

interface Found {
  readonly record: PictureRecord;
}

/** Loads every picture of some content, in fields and texts, with one query. Pass the fields of everything a page shows. */
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
