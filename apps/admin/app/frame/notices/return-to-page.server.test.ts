import { expect, it } from 'vitest';
import { ask } from '../../testing/requests.ts';
import { findUndoReturnPath } from './undo-return-path.server.ts';

const list = '/admin/dashboard/media';
const leadFrom = (fields: Readonly<Record<string, string>>) =>
  findUndoReturnPath(list, ask('/admin/media/undo', { fields }));

it('leads back to the list as it was narrowed and sorted where the press was made', async () => {
  expect(await leadFrom({ at: `${list}?q=oak+door&page=2` })).toBe(`${list}?q=oak+door&page=2`);
});

it.each([
  ['at the list as it begins', list],
  ['on a page below it', `${list}/one?q=oak`],
  ['on another one', '/admin/site?q=oak'],
  ['at another site, which has another place for it', 'https://elsewhere.example/admin?q=oak'],
  ['nowhere that can be read', 'https://'],
])('leads to the list as it begins where the press was made %s', async (_, at) => {
  expect(await leadFrom({ at })).toBe(list);
});

it('leads to the list as it begins where nothing says where the press was made', async () => {
  expect(await leadFrom({})).toBe(list);
});
