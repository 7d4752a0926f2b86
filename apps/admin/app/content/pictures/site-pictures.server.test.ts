import { pictureNames } from '@showroom/pictures/picture-records';
import { expect, it } from 'vitest';
import { listSitePictures } from './site-pictures.server.ts';

const list = (search: string) => listSitePictures(new URLSearchParams(search));

it('lists each picture of the site once, with a unique name in its family', () => {
  const { pageCount } = list('');
  const all = Array.from({ length: pageCount }, (_, index) => list(`page=${index + 1}`).choices).flat();
  expect(all.map(({ address }) => address).toSorted()).toEqual(pictureNames.map((name) => `master:${name}`).toSorted());
  expect(new Set(all.map(({ group, name }) => `${group}: ${name}`)).size).toBe(all.length);
  const groups = all.map(({ group }) => group).filter((group, index, each) => group !== each[index - 1]);
  expect(new Set(groups).size).toBe(groups.length);
  expect(list('').groups.map(({ label }) => label)).toEqual(groups);
});

it.each([
  ['q=aurora slab', 'Quartz', 'Aurora, slab'],
  ['q=AGAWA 24 gray', 'Vanities', 'Agawa 24″ Vanity'],
  ['q=porthole&group=mirrors', undefined, undefined],
  ['q=copper&group=mirrors', 'Mirrors', /./],
  ['q=mudroom', 'Our Work', /mudroom/i],
  ['q=no such thing', undefined, undefined],
  ['group=constructor', undefined, undefined],
])('finds pictures by name and by content: %s', (search, group, name) => {
  const [first] = list(search).choices;
  expect(first?.group).toBe(group);
  if (typeof name === 'string') expect(list(search).choices.map((each) => each.name)).toContain(name);
  else if (name !== undefined) expect(first?.name).toMatch(name);
});

it('returns the last page for a later page number', () => {
  const { pageCount } = list('group=blog');
  expect(list('group=blog&page=999').choices).toEqual(list(`group=blog&page=${pageCount}`).choices);
});
