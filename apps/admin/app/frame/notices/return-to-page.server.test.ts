import { expect, it } from 'vitest';
import { ask } from '../../testing/requests.ts';
import { findUndoReturnPath } from './undo-return-path.server.ts';

const list = '/admin/dashboard/media';
const leadFrom = (fields: Readonly<Record<string, string>>) =>
  findUndoReturnPath(list, ask('/admin/media/undo', { fields }));

it('returns to the filtered and sorted list where the form was submitted', async () => {
  expect(await leadFrom({ at: `${list}?q=oak+door&page=2` })).toBe(`${list}?q=oak+door&page=2`);
});

it.each([
  ['at the list as it begins', list],
  ['on a page below it', `${list}/one?q=oak`],
  ['on another one', '/admin/site?q=oak'],
  ['at another site, which has another place for it', 'https://elsewhere.example/admin?q=oak'],
  ['nowhere that can be read', 'https://'],
])('returns to the unfiltered list when the form was submitted %s', async (_, at) => {
  expect(await leadFrom({ at })).toBe(list);
});

it('returns to the unfiltered list when the source is unknown', async () => {
  expect(await leadFrom({})).toBe(list);
});
