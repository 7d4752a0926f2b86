import { openFamily } from '@showroom/catalog-data/catalogue/open-family';
import { vanityDefinition } from '@showroom/catalog-data/catalogue/vanities';
import { loadList } from '../app/catalogue/list/load-list.server.ts';
import { createSearchIndex, indexEntries } from '../app/search/search-index.ts';
import { makeManyVanities } from '../app/testing/many-vanities.ts';

/** Prints the server's CPU time for 5,000 vanities as JSON: the median of many rounds. */
const ROUNDS = 30;

const family = openFamily({ ...vanityDefinition, products: makeManyVanities() });
const { search } = createSearchIndex([await indexEntries(family.searchEntries())]);
const list = (query: string) => loadList(family, new Request(`https://showroom.example${family.path}${query}`));
const work: Readonly<Record<string, () => unknown>> = {
  // The first request; later ones without a query are cached.
  listMs: () => list('?page=1'),
  lastPageMs: () => list('?sort=price-down&page=417'),
  filterMs: () => list('?colour=gray&colour=white&brand=lakehead&style=modern&sinks=1&sort=brand'),
  searchMs: () => search('36 inch white vanity'),
  searchOneWordMs: () => search('vanity'),
};

function medianCpuMs(run: () => unknown): number {
  const times = Array.from({ length: ROUNDS * 2 }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  // The first half warms up the compiler.
  return times.slice(ROUNDS).toSorted((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN;
}

const figures = Object.entries(work).map(([name, run]) => [name, medianCpuMs(run)] as const);
const listBytes = JSON.stringify(list('')).length;
process.stdout.write(`${JSON.stringify({ ...Object.fromEntries(figures), listBytes })}\n`);
