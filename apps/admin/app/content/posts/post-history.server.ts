import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import { findContentStateNear, posts } from '@showroom/store/admin';
import { compareTexts } from '../history/compare-texts.server.ts';
import type { HistorySubject } from '../history/load-history.server.ts';
import { fieldOf, loadPostValues } from './form/save-post.server.ts';
import { listChanged, postControls, postLabels, type PostControl, type PostValues } from './form/post-values.ts';

/** Controls whose words are compared one by one. */
const textControls: ReadonlySet<PostControl> = new Set([
  'title',
  'excerpt',
  'body',
  'coverAlt',
  'metaTitle',
  'metaDescription',
]);
const boxes: ReadonlySet<PostControl> = new Set(['isFeatured', 'allowsComments']);

/** How the history of a post is told. */
export const postHistory: HistorySubject = {
  kind: posts,
  labelsOf: (fields) =>
    postControls
      .filter((control) => control !== 'coverAlt' && fields.has(fieldOf(control) ?? 'slug'))
      .map((control) => postLabels[control]),
  compare: async (store, id, { first, last }) => {
    const load = async (revision: number) =>
      loadPostValues(store, await findContentStateNear(store, posts, { id, revision }));
    const [before, after] = await Promise.all([load(first - 1), load(last)]);
    const pictures = await loadContentPictures(store, [before.cover, after.cover]);
    const listSources = (values: PostValues) => {
      const src = pictures.findByAddress(values.cover, '')?.record.src;
      return src === undefined ? [] : [src];
    };
    return listChanged(before, after).map((control) => {
      const label = postLabels[control];
      if (textControls.has(control)) {
        return { label, kind: 'text', parts: compareTexts(before[control], after[control]) };
      }
      if (control === 'cover') {
        return { label, kind: 'pictures', before: listSources(before), after: listSources(after) };
      }
      const say = (value: string) => (boxes.has(control) ? (value === '' ? 'No' : 'Yes') : value);
      return { label, kind: 'value', before: say(before[control]), after: say(after[control]) };
    });
  },
};
