import type { SearchEntry } from '@showroom/catalog-data/search-entry';
import { publish } from '@showroom/store/admin';
import { inStockProducts, posts, works, type Store } from '@showroom/store/site';
import { describe, expect, it, vi } from 'vitest';
import { publishVanity } from '../testing/in-stock.ts';
import { temporarySite } from '../testing/temporary-site.ts';
import { listContentEntries } from './content-entries.server.ts';
import { findSiteIndex } from './site-search.server.ts';

const by = { actor: { kind: 'account', accountId: 'id-of-ann', username: 'ann' } } as const;

function publishPost(store: Store, title: string, at?: string) {
  const fields = { title, excerpt: 'What the door decides.', body: 'A wide rail.', author: 'Design team' };
  return store.write(by, (transaction) => publish(transaction, posts, { from: 0, fields, at }));
}

async function titlesOf(store: Store, question: string, listContent = listContentEntries) {
  return (await findSiteIndex(store, listContent)).search(question).found.map(({ title }) => title);
}

describe('the search of the site', () => {
  it('finds newly published content at the next query, next to the catalogue', async () => {
    const { store } = await temporarySite();
    expect(await titlesOf(store, 'zibeline doors')).not.toContain('Zibeline doors');
    await publishPost(store, 'Zibeline doors');
    expect((await titlesOf(store, 'zibeline doors'))[0]).toBe('Zibeline doors');
    expect(await titlesOf(store, 'aurora')).toContain('Aurora');
    expect((await titlesOf(store, 'zibelnie doors'))[0]).toBe('Zibeline doors');
  });

  it('finds scheduled content when it is due', async () => {
    let now = new Date('2026-11-21T15:00:00.000Z');
    const { store } = await temporarySite(() => now);
    await publishPost(store, 'Quoin stone', '2026-11-21T15:05:00.000Z');
    expect(await titlesOf(store, 'quoin')).toEqual([]);
    now = new Date('2026-11-21T15:05:00.000Z');
    expect(await titlesOf(store, 'quoin')).toEqual(['Quoin stone']);
  });

  it('is built once per content version, also for simultaneous queries', async () => {
    const { store } = await temporarySite();
    const list = vi.fn(listContentEntries);
    await Promise.all(Array.from({ length: 10 }, () => titlesOf(store, 'aurora', list)));
    await titlesOf(store, 'mist', list);
    expect(list).toHaveBeenCalledTimes(1);
    await publishPost(store, 'Zibeline doors');
    const found = await Promise.all(Array.from({ length: 10 }, () => titlesOf(store, 'zibeline doors', list)));
    expect(found.map(([first]) => first)).toEqual(Array.from({ length: 10 }, () => 'Zibeline doors'));
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('is built again after a failure', async () => {
    const { store } = await temporarySite();
    const failing = vi.fn<typeof listContentEntries>().mockRejectedValue(new Error('The store is gone'));
    await expect(titlesOf(store, 'aurora', failing)).rejects.toThrow('The store is gone');
    expect(await titlesOf(store, 'aurora')).toContain('Aurora');
  });
});

describe('what the owner publishes', () => {
  it('is found by its public fields, and not by private ones', async () => {
    const { store } = await temporarySite();
    const cover = { source: 'master', name: 'scenes/millwork', alt: '' } as const;
    await store.write(by, async (transaction) => {
      await publish(transaction, works, {
        from: 0,
        fields: {
          title: 'Lake house kitchen',
          description: 'Oak to the ceiling.',
          client: 'Someone',
          location: 'Kenora',
          completedOn: '2026-05-01',
          pictures: [cover],
        },
      });
      await publish(transaction, inStockProducts, {
        from: 0,
        fields: {
          name: 'Birch base cabinet',
          description: 'Ready to ship.',
          category: 'Kitchen Cabinets',
          specifications: [{ name: 'Size', value: '30″' }],
          quantity: 2,
        },
      });
      await publish(transaction, inStockProducts, {
        from: 0,
        fields: { name: 'Larch base cabinet', description: 'Gone.', category: 'Kitchen Cabinets', quantity: 0 },
      });
    });
    const entries = (await listContentEntries(store)).filter(({ category }) => category !== 'Answers');
    expect(entries).toEqual<SearchEntry[]>([
      expect.objectContaining({ title: 'Birch base cabinet, in stock', url: '/in-stock/cabinets/birch-base-cabinet' }),
      expect.objectContaining({ title: 'Larch base cabinet, sold out' }),
      expect.objectContaining({ url: '/our-works/lake-house-kitchen', pictureName: 'scenes/millwork' }),
    ]);
    expect(JSON.stringify(entries)).not.toContain('Someone');
    expect((await titlesOf(store, '30 inch cupboard in stock'))[0]).toBe('Birch base cabinet, in stock');
    expect((await titlesOf(store, 'kitchen kenora'))[0]).toBe('Lake house kitchen');
  });

  it('includes pieces that fit equally well in a stable order', async () => {
    const { store } = await temporarySite(() => new Date('2026-11-21T15:00:00.000Z'));
    for (const letter of ['D', 'B', 'F', 'A', 'E', 'C']) await publishVanity(store, `Zibeline ${letter} vanity`);
    expect(await titlesOf(store, 'zibeline')).toEqual(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `Zibeline ${letter} vanity, in stock`),
    );
  });
});
