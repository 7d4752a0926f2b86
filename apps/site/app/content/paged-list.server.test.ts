import { publish } from '@showroom/store/admin';
import { listPublished, systemActor, tags } from '@showroom/store/site';
import { expect, it } from 'vitest';
import { temporarySite } from '../testing/temporary-site.ts';
import { PagedList, type ListPart } from './paged-list.ts';

const COUNT = 130;
const SIZE = 3;
const PAGES = Math.ceil(COUNT / SIZE);

/** A list of tags, three per page, with its queries. */
async function openList() {
  const { store } = await temporarySite();
  await store.write({ actor: systemActor }, async (transaction) => {
    for (let number = 0; number < COUNT; number += 1) {
      await publish(transaction, tags, { from: 0, fields: { name: `Wood ${number}` } });
    }
  });
  const asked: ListPart[] = [];
  const list = new PagedList(SIZE, async (part) => {
    asked.push(part);
    return listPublished(store, tags, part);
  });
  const { items: all } = await listPublished(store, tags);
  return { list, asked, pageOf: (page: number) => all.slice((page - 1) * SIZE, page * SIZE) };
}

it.each([
  ['from the first on', Array.from({ length: PAGES }, (_, index) => index + 1)],
  ['from the last on', Array.from({ length: PAGES }, (_, index) => PAGES - index)],
  ['here and there', [30, 2, 43, 31, 1, 17, 44, 5, 30]],
])('has on each page the right part of the list, read %s', async (_how, pages) => {
  const { list, pageOf } = await openList();
  for (const page of pages) expect(await list.readPage(page)).toEqual(pageOf(page));
});

it('reads a page with its neighbours once, and continues where a part before it ended', async () => {
  const { list, asked, pageOf } = await openList();
  const pages = [1, 2, 3, 4, 1, 2];
  expect(await Promise.all(pages.map((page) => list.readPage(page)))).toEqual(pages.map(pageOf));
  expect(asked).toEqual([{ after: undefined, offset: 0, limit: 12 }]);
  await list.readPage(13);
  expect(asked[1]).toMatchObject({ after: { id: pageOf(4).at(-1)?.id }, offset: 24 });
});

it('has nothing after the end', async () => {
  const { list } = await openList();
  expect(await list.readPage(PAGES)).toHaveLength(1);
  expect(await list.readPage(PAGES + 1)).toEqual([]);
  expect(await list.readPage(PAGES + 100)).toEqual([]);
});

it('retries what couldn’t be read', async () => {
  let isBroken = true;
  const list = new PagedList(SIZE, async () => {
    if (isBroken) throw new Error('The database is away');
    return { items: [], next: undefined };
  });
  await expect(list.readPage(1)).rejects.toThrow('away');
  isBroken = false;
  expect(await list.readPage(1)).toEqual([]);
});
