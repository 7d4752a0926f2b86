import type { listContentChanges } from '@showroom/store/admin';
import { describe, expect, it } from 'vitest';
import { listFields } from '../kinds/kinds.ts';
import { compareConflicts, describeConflict, describeOtherChanges } from './describe-conflict.server.ts';

type Change = Awaited<ReturnType<typeof listContentChanges>>[number];

const change = (actorName: string | null, fields: string[]): Change => ({
  revision: 2,
  action: 'saved',
  fields,
  at: '2026-11-21T15:00:00.000Z',
  actorKind: 'account',
  actorName,
});
const fieldOf = (name: string) => {
  const field = listFields('posts').find((each) => each.name === name);
  if (field === undefined) throw new Error(`A post has no ${name}`);
  return field;
};
const END = ' while you were editing. Save again to keep your version.';

describe('the message beside a field that two people changed', () => {
  it.each<[string, string, string]>([
    ['title', 'Rails', 'Ben changed this to “Rails”'],
    ['title', '', 'Ben cleared this'],
    ['body', 'word '.repeat(20), `Ben changed this to “${'word '.repeat(12)}…”`],
    ['isFeatured', 'on', 'Ben changed this'],
    ['cover', 'media:1', 'Ben changed this'],
  ])('says of %s who changed it last, and to what', (name, text, words) => {
    const changes = [change('ben', [name]), change('anna', [name])];
    expect(describeConflict(fieldOf(name), { [name]: text }, changes)).toBe(words + END);
  });

  it('finds who changed an alt text by its stored picture', () => {
    const changes = [change('anna', ['title']), change('ben', ['cover'])];
    expect(describeConflict(fieldOf('coverAlt'), { coverAlt: '' }, changes)).toBe(`Ben cleared this${END}`);
  });

  it('names no one when the author is unknown', () => {
    expect(describeConflict(fieldOf('title'), { title: 'Rails' }, [])).toMatch(/^Someone else changed/);
  });
});

describe('the message about others’ changes', () => {
  it('names everyone who changed something, and the first four fields in form order', () => {
    const [many, all] = [['tags', 'body', 'title', 'excerpt', 'slug'], [change('ben', ['tags'])]];
    expect(describeOtherChanges('posts', all)).toBe('Ben changed Tags');
    expect(describeOtherChanges('posts', [change('ben', many), change('anna', ['title'])])).toBe(
      'Ben and Anna changed Post Title, Post Excerpt, Post Content, URL slug and 1 more',
    );
    expect(describeOtherChanges('posts', [change('ben', [])])).toBe('Ben published or scheduled this');
  });
});

it('compares only texts that are too long to quote', () => {
  const [theirs, ours] = ['One rail. '.repeat(20), 'Two rails. '.repeat(20)];
  const compare = (name: string, kept: string) =>
    compareConflicts([fieldOf(name)], { [name]: kept }, { [name]: ours }).map(({ label }) => label);
  expect(compare('body', theirs)).toEqual(['Post Content']);
  expect(compare('body', 'Short')).toEqual([]);
  expect(compare('cover', theirs)).toEqual([]);
});
