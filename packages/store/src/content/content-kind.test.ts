import { expect, it } from 'vitest';
import { z } from 'zod';
import { media } from '../media/medium.ts';
import { checkChange, defineKind, readStoredFields } from './content-kind.ts';
import type { ContentKind } from './content-kind.ts';
import { editedKinds } from './kinds/edited-kinds.ts';
import { line } from './kinds/field-schemas.ts';
import { posts } from './kinds/post.ts';
import { tags } from './kinds/tag.ts';
import { works } from './kinds/work.ts';
import { settingsGroups } from './settings/settings-groups.ts';

const kinds: ContentKind[] = [...editedKinds, tags, media, ...Object.values(settingsGroups)];

it('gives each kind a unique name', () => {
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
});

it.each(kinds)('reads a stored $name without any fields', (kind) => {
  expect(readStoredFields(kind, {})).toEqual({ fields: kind.empty, damaged: [] });
  expect(readStoredFields(kind, undefined)).toEqual({ fields: kind.empty, damaged: [] });
});

it('keeps the valid fields of stored content and names the damaged ones', () => {
  const stored = { title: 'Kept', body: 7, category: 'Gone', tags: ['a', 'a'], unknown: true };
  expect(readStoredFields(posts, stored)).toEqual({
    fields: { ...posts.empty, title: 'Kept', tags: ['a'] },
    damaged: ['body', 'category'],
  });
});

it('removes control characters, outer spaces and duplicates', () => {
  const change = { title: '  A \u0000title ', metaKeywords: ['oak', ' oak ', ''], body: 'One\r\ntwo' };
  expect(checkChange(posts, posts.empty, change)).toMatchObject({
    ok: true,
    fields: { title: 'A title', metaKeywords: ['oak'], body: 'One\ntwo' },
  });
});

it('leaves out the owner’s fields for visitors', () => {
  const shown = works.toPublic({ ...works.empty, client: 'Someone', budgetCents: 1 });
  expect(shown).not.toHaveProperty('client');
  expect(shown).not.toHaveProperty('budgetCents');
  // @ts-expect-error -- Nor do the types have it: this line has to be an error.
  expect(shown.client).toBeUndefined();
});

it('requires only the fields of its definition', () => {
  const kind = defineKind({
    name: 'note',
    noun: 'note',
    schema: z.object({ text: line(), pages: z.array(z.string()).default([]), isDone: z.boolean().default(false) }),
    needed: ['text', 'pages', 'isDone'],
    title: ({ text }) => text,
  });
  // "No" is an answer; nothing is none.
  expect(kind.listMissing(kind.empty).map(({ field }) => field)).toEqual(['text', 'pages']);
});
