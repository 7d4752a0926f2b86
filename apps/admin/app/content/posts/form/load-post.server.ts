import { randomUUID } from 'node:crypto';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { findContent, findScheduledChange, listTags, posts, type Store } from '@showroom/store/admin';
import { toShopTime } from '@showroom/store/rules';
import { loadPostValues } from './save-post.server.ts';
import { emptyPostValues, type PostValues } from './post-values.ts';
import { findAddresses } from './find-addresses.ts';

/** What the form of a post is drawn from. */
export interface LoadedPost {
  readonly id: string;
  /** The revision that it shows; 0 for a new post. */
  readonly revision: number;
  readonly values: PostValues;
  readonly status: 'new' | 'draft' | 'scheduled' | 'published';
  readonly hasUnpublishedChanges: boolean;
  /** When visitors see it first, or see what is planned in the place of what they see now, by the shop's clock; empty where nothing is. */
  readonly publishAt: string;
  /** Every tag there is, to choose from. */
  readonly tagNames: readonly string[];
  /** Where the pictures are that it shows, by their addresses in texts. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** A new post, under an id that it keeps: what is sent twice makes one. @param author as visitors are to read it */
export async function loadNewPost(store: Store, author: string): Promise<LoadedPost> {
  return {
    id: randomUUID(),
    revision: 0,
    values: emptyPostValues({ author }),
    status: 'new',
    hasUnpublishedChanges: false,
    publishAt: '',
    tagNames: await listTagNames(store),
    pictures: {},
  };
}

/** A post as it is saved now; undefined when there is none. */
export async function loadPost(store: Store, id: string): Promise<LoadedPost | undefined> {
  const post = await findContent(store, posts, id);
  if (post === undefined) return undefined;
  const [values, tagNames, planned] = await Promise.all([
    loadPostValues(store, post),
    listTagNames(store),
    findScheduledChange(store, id),
  ]);
  return {
    id,
    revision: post.revision,
    values,
    status: post.publicationStatus,
    hasUnpublishedChanges: post.hasUnpublishedChanges,
    publishAt: planned === null ? '' : toShopTime(new Date(planned)),
    tagNames,
    pictures: await loadPreviews(store, values),
  };
}

async function listTagNames(store: Store): Promise<string[]> {
  return (await listTags(store)).map(({ name }) => name);
}

/** Where the pictures of a form's texts and controls are. */
export async function loadPreviews(store: Store, { body, cover }: PostValues): Promise<Record<string, string>> {
  const pictures = await loadContentPictures(store, [body, cover]);
  return Object.fromEntries(
    [cover, ...findAddresses(body)].flatMap((address) => {
      const found = pictures.findByAddress(address, '');
      return found === undefined ? [] : [[address, found.record.src]];
    }),
  );
}
