import { openFamily } from '@showroom/catalog-data/catalogue/open-family';
import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { vanityDefinition } from '@showroom/catalog-data/catalogue/vanities';
import type { Vanity } from '@showroom/catalog-data/products/vanities';
import { describe, expect, it } from 'vitest';
import { makeManyVanities } from '../../testing/many-vanities.ts';
import { loadList } from './load-list.server.ts';

/** A family whose definition counts its calls. */
function openCounted(products: typeof vanityDefinition.products) {
  const asked = { values: 0, cards: 0, compared: 0 };
  const family = openFamily<Vanity>({
    ...vanityDefinition,
    products,
    groups: vanityDefinition.groups.map((group) => ({
      ...group,
      valuesOf: (vanity) => {
        asked.values += 1;
        return group.valuesOf(vanity);
      },
    })),
    sorts: vanityDefinition.sorts.map((sort) => ({
      ...sort,
      compare: (a, b) => {
        asked.compared += 1;
        return sort.compare(a, b);
      },
    })),
    cardOf: (vanity) => {
      asked.cards += 1;
      return vanityDefinition.cardOf(vanity);
    },
  });
  return { asked, family };
}

const load = (family: Parameters<typeof loadList>[0], search: string) =>
  loadList(family, new Request(`https://showroom.example/products/vanities${search}`));

/** The size of a list page’s data. */
function bytesOf(family: Parameters<typeof loadList>[0], search = ''): number {
  return JSON.stringify(load(family, search)).length;
}

describe('a list of 5,000', () => {
  const many = makeManyVanities();
  const groups = vanityDefinition.groups.length;

  it.each(['', '?colour=gray&colour=white&sinks=1', '?sort=brand', '?sort=price-down&page=200'])(
    'does work in linear time: %s',
    (search) => {
      const { asked, family } = openCounted(many);
      const { found } = load(family, search);
      expect(found).toBeGreaterThan(100);
      // Each filter counts what the others let through, and reads each product’s values once.
      expect(asked.values).toBeLessThanOrEqual(many.length * groups * (groups + 1));
      expect(asked.compared).toBeLessThanOrEqual(many.length * Math.ceil(Math.log2(many.length)));
      expect(asked.cards, 'only the cards of the page are rendered').toBeLessThanOrEqual(24);
    },
  );

  it.each(['', '?page=2'])('sends a browser no more than a list of 42 does: %s', (search) => {
    const family = openFamily({ ...vanityDefinition, products: many });
    expect(bytesOf(family, search)).toBeLessThan(bytesOf(catalogue.vanities, search) * 1.05);
  });
});
