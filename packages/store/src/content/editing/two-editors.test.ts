import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import { editors } from '../../testing/sample-content.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { replayChanges } from '../field-changes.ts';
import type { Fields } from '../field-changes.ts';
import { posts } from '../kinds/post.ts';
import type { Post } from '../kinds/post.ts';
import { findPublished } from '../published/read-published.ts';
import { parseJson } from '../stored-content.ts';
import { deleteContent, publish, saveDraft } from './edit-content.ts';
import { findContent } from '../listing/find-content.ts';

const word = fc.constantFrom('', 'oak', 'quartz', 'brass', 'slate');
const change = fc.oneof(
  fc.record({ title: word }),
  fc.record({ body: word }),
  fc.record({ author: word, excerpt: word }),
  fc.record({ isFeatured: fc.boolean() }),
  fc.record({ metaKeywords: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')) }),
);

const step = fc.record({
  editor: fc.constantFrom('ann' as const, 'ben' as const),
  /** Whether the editor looks at the present state before the change, or works on with what was seen last. */
  looks: fc.boolean(),
  publishes: fc.boolean(),
  change,
});

async function readHistory(
  store: Store,
  id: string,
): Promise<{ revision: number; actor: string | null; fields: Fields }[]> {
  const rows = await reader(store)
    .selectFrom('content_change')
    .select(['revision', 'actor_name', 'fields'])
    .where('content_id', '=', id)
    .orderBy('revision')
    .execute();
  return rows.map(({ revision, actor_name: actor, fields }) => ({
    revision,
    actor,
    fields: { ...Object(parseJson(fields)) },
  }));
}

it('loses no accepted change of two editors, and rejects each stale one with what was missed', async () => {
  const store = await temporaryStore();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const start = { title: 'Start', excerpt: 'e', body: 'b', author: 'a' };
      const created = await store.write({ actor: editors.ann }, (t) => saveDraft(t, posts, { from: 0, fields: start }));
      if (!created.ok) throw new Error(created.code);
      const { id } = created.content;
      // What must be there: every accepted change, in order.
      let expected: Post = { ...posts.empty, ...start };
      let revision = 1;
      let published: Post | undefined;
      const missed: { revision: number; editor: string; fields: string[] }[] = [];
      const seen = { ann: 1, ben: 1 };

      for (const { editor, looks, publishes, change: fields } of steps) {
        if (looks) seen[editor] = (await findContent(store, posts, id))?.revision ?? 0;
        const request = { id, from: seen[editor], fields };
        const result = await store.write({ actor: editors[editor] }, (t) =>
          publishes ? publish(t, posts, request) : saveDraft(t, posts, request),
        );
        const after = { ...expected, ...fields };
        if (seen[editor] !== revision) {
          expect(result).toMatchObject({ ok: false, code: 'stale', revision });
          const told = !result.ok && result.code === 'stale' ? result.changes : [];
          expect(
            told.map((line) => ({ revision: line.revision, editor: line.actorName, fields: line.fields })),
          ).toEqual(missed.filter((line) => line.revision > seen[editor]));
        } else if (publishes && [after.title, after.excerpt, after.body, after.author].includes('')) {
          expect(result).toMatchObject({ ok: false, code: 'invalid' });
        } else {
          if (!result.ok) throw new Error(result.code);
          const changed = Object.entries(after).filter(
            ([field, value]) =>
              JSON.stringify(value) !== JSON.stringify(Object.entries(expected).find(([name]) => name === field)?.[1]),
          );
          const slugFollows = published === undefined && after.title !== expected.title;
          if (changed.length > 0 || publishes) {
            revision += 1;
            missed.push({
              revision,
              editor,
              fields: [...changed.map(([field]) => field), ...(slugFollows ? ['slug'] : [])],
            });
          }
          expect(result.content.revision).toBe(revision);
          seen[editor] = revision;
          expected = after;
          if (publishes) published = after;
        }
      }

      const present = await findContent(store, posts, id);
      expect(present).toMatchObject({ revision, fields: expected });
      const history = await readHistory(store, id);
      expect(history.map((line) => line.revision)).toEqual(history.map((_, index) => index + 1));
      expect(replayChanges(history.map(({ fields }) => fields))).toEqual({ ...expected, slug: present?.slug });
      const visible = await findPublished(store, posts, present?.slug ?? '');
      expect(visible?.fields).toEqual(published);
      // Its slug is free for the next one.
      await store.write({ actor: editors.ann }, (t) => deleteContent(t, posts, { id, from: revision }));
    }),
  );
});
