import { mirrors } from '@showroom/catalog-data/products/mirrors';
import { quartzColours } from '@showroom/catalog-data/quartz';
import type { SearchEntry } from '@showroom/catalog-data/search-entry';
import { listSiteEntries } from '@showroom/catalog-data/site-entries';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MANY, makeManyEntries } from '../testing/many-entries.ts';
import { createSearchIndex, indexEntries } from './search-index.ts';
import { foldText } from './search-words.ts';
import { emptyWords } from './synonyms.ts';

async function indexOf(...lists: readonly (readonly SearchEntry[])[]) {
  return createSearchIndex(await Promise.all(lists.map(indexEntries)));
}

function makeEntry(words: Partial<SearchEntry>): SearchEntry {
  return { title: '', description: '', url: '/', category: '', labels: [], facts: [], pictureName: null, ...words };
}

const titlesOf = (found: readonly SearchEntry[]) => found.map(({ title }) => title);
const widthsOf = (found: readonly SearchEntry[]) =>
  found.flatMap(({ product }) => (product?.widthIn ? [product.widthIn] : []));

// A small alphabet with both cases makes matches, and ties between ranks, frequent.
const text = fc.string({ unit: fc.constantFrom('a', 'B', 'b', 'É', 'é', ' '), maxLength: 6 });
const entry = fc.record({ title: text, description: text, category: text }).map(makeEntry);
const entries = fc.array(entry, { maxLength: 20 });

const atWordStart = (whole: string, part: string) => ` ${whole}`.includes(` ${part}`);

describe('the order of titles', () => {
  it('includes all that contain the query at a word’s start, in any case', async () => {
    await fc.assert(
      fc.asyncProperty(entries, text, async (all, question) => {
        const { search } = await indexOf(all);
        const needle = foldText(question);
        // Stop words only count as written.
        fc.pre(needle.split(' ').every((word) => !emptyWords.has(word)));
        const wanted = all.filter(({ title }) => atWordStart(foldText(title), needle));
        const { found } = search(question);
        if (needle === '') expect(found).toEqual([]);
        else if (search(question).readAs === null) expect(found).toEqual(expect.arrayContaining(wanted));
        expect(new Set(found).size).toBe(found.length);
        expect(search(question.toUpperCase())).toEqual(search(question.toLowerCase()));
      }),
    );
  });

  it('is equal to the query first, then starting with it, then containing it, in the given order', async () => {
    const { search } = await indexOf(
      ['Pale oak', 'Oak, oiled', 'Oak', 'Cloaked', 'Oak, pale', 'Smoked oak'].map((title) => makeEntry({ title })),
    );
    expect(search('oak').found.map(({ title }) => title)).toEqual([
      'Oak',
      'Oak, oiled',
      'Oak, pale',
      'Pale oak',
      'Smoked oak',
    ]);
    expect(
      search('o').found.map(({ title }) => title),
      'titles with the letter inside a word count too',
    ).toContain('Smoked oak');
    expect(search('loake').found.map(({ title }) => title)).toEqual(['Cloaked']);
  });

  it('is unchanged for a blank query', async () => {
    const { search } = await indexOf(listSiteEntries());
    for (const blank of ['', ' ', '\t\n', '\u00a0'])
      expect(search(blank)).toMatchObject({ found: [], filters: [], readAs: null, instead: [] });
  });
});

describe('what visitors search for', async () => {
  const { search } = await indexOf(listSiteEntries());
  const titles = (question: string) => search(question).found.map(({ title }) => title);

  it.each([
    ['aurora', ['Aurora']],
    ['mars', ['Aurora', 'Glacier Oro', 'Himalaya Dove']],
    ['bianco neve', ['Bianco Neve (Calacatta)', 'Bianco Neve (Essentials)']],
    ['installation services', ['Installation Services']],
    ['leather black', ['Sahara Noir']],
    ['36 inch white vanity', ['Longlac 36″ Vanity']],
    ['white vanity 36"', ['Longlac 36″ Vanity']],
    ['show me a vanity, 36″ wide, in white', ['Longlac 36″ Vanity']],
    ['HIMALAYA  DÓVE', ['Himalaya Dove']],
  ])('is found by size, finish, type and look: %s', (question, wanted) => {
    expect(titles(question).slice(0, Math.max(1, wanted.length))).toEqual(wanted);
  });

  it.each([
    ['36 inch vanity', ['Longlac 36″ Vanity', 'Pukaskwa 36″ Vanity', 'Rossport 36″ Vanity']],
    ['round led mirror', ['Media Dial', 'Radiance Corona', 'Radiance Orbit']],
    ['brushed gold pull down', ['Superior Incline Pull-Out']],
    ['gold faucet', ['Superior Incline Pull-Out', 'Rossport Gooseneck']],
    ['warm white grey veins', ['Bianco Neve (Calacatta)', 'Calacatta Oro Classic']],
    ['veins, grey, white & warm', ['Bianco Neve (Calacatta)', 'Calacatta Oro Classic']],
    ['white quartz bold veins', ['White Valley', 'Calacatta Supreme']],
    ['white quartz gold veins', ['Aurora', 'Calacatta Oro Classic', 'Sona Gold']],
    ['black quartz', ['Space Black', 'Sahara Noir']],
    ['blue countertop', ['Azure Mist', 'Ice Azul', 'Glacier Oro']],
    ['gray quartz', ['Space Grey', 'Himalaya Dove', 'Urban Ash', 'Valley Mist', 'Elegant Gris']],
    ['gray', ['Space Grey', 'Himalaya Dove']],
    ['speckled grey', ['Valley Mist', 'Gris Neve']],
    ['leather black', ['Sahara Noir']],
    ['3cm', ['Aurora', 'Glacier Oro']],
    ['calacata', ['Calacatta Supreme', 'Calacatta Ice']],
    ['wall mount toilet', ['Terrace Wall-Hung', 'Silver Islet Wall-Hung']],
    ['farmhouse sink', ['Finlayson 33 Farmhouse']],
  ])('is among the first five for: %s', (question, wanted) => {
    expect(titles(question).slice(0, 5)).toEqual(expect.arrayContaining(wanted));
  });

  it.each([
    ['gray', 'grey'],
    ['wall mounted toilet', 'wall hung toilets'],
    ['36"', '36 inches'],
    ['36″', '36in'],
    ['36-inch', '36 inch'],
    ['3cm', '3 centimetres'],
    ['vanities', 'vanity'],
    ['taps', 'faucet'],
    ['worktop', 'worktops'],
    ['wall-hung', 'wall hung'],
  ])('is the same for %s and for %s', (one, other) => {
    expect(new Set(titles(one))).toEqual(new Set(titles(other)));
  });

  it('doesn’t include a nickel-plated brass body under gold', () => {
    expect(titles('brushed gold pull down')[0]).toBe('Superior Incline Pull-Out');
    expect(titles('brushed gold pull down')).not.toContain('Nipigon Harbour Pull-Down');
  });

  it('includes similar widths for a length, closest first', () => {
    for (const [question, wanted] of [
      ['36 inch vanity', [36]],
      ['43 inch vanity', [48]],
      ['vanity 40" to 60"', [48, 60]],
      ['vanity under 36 inches', [24, 30, 36]],
      ['vanity of at least 5 feet', [60, 72]],
    ] as const) {
      expect(
        [...new Set(widthsOf(search(question).found))].toSorted((a, b) => a - b),
        question,
      ).toEqual(wanted);
    }
    for (const question of [
      'mirror 30 inch',
      'mirror 30"',
      'mirror 30in',
      'mirror 30″',
      'mirror, 2.5 ft',
      'mirror 76 cm',
    ]) {
      const found = widthsOf(search(question).found);
      expect([Math.min(...found), Math.max(...found)], question).toEqual([28, 34]);
      const apart = found.map((width) => Math.abs(width - 30));
      expect(apart, question).toEqual(apart.toSorted((a, b) => a - b));
    }
  });

  it('is found before the last word is complete', () => {
    expect(titles('black van').slice(0, 8)).toEqual(expect.arrayContaining(['Black Spruce 48″ Vanity']));
    expect(titles('auro')[0]).toBe('Aurora');
  });

  it('has the page of all vanities before each of them', () => {
    expect(titles('vanity')[0]).toBe('Bathroom Vanities');
    expect(titles('vanities')[0]).toBe('Bathroom Vanities');
  });

  it('has products of a thickness before those that only mention it', () => {
    const found = search('3cm').found;
    const lastQuartz = found.findLastIndex(({ category }) => category === 'Quartz Colours');
    expect(found.findIndex(({ category }) => category === 'Vanities')).toBe(lastQuartz + 1);
    expect(lastQuartz).toBe(quartzColours.filter(({ thicknesses }) => thicknesses.includes('3cm')).length - 1);
  });
});

describe('a typo', async () => {
  const { search } = await indexOf(listSiteEntries());

  it.each([
    ['calacata', 'Calacatta'],
    ['aurra', 'Aurora'],
    ['hmalaya dove', 'Himalaya Dove'],
    ['blak vanity', 'Black Vanity'],
  ])('is corrected: %s', (question, readAs) => {
    const answer = search(question);
    expect(answer.readAs).toBe(readAs);
    expect(titlesOf(answer.found).slice(0, 3)).toEqual(titlesOf(search(readAs).found).slice(0, 3));
  });

  it('isn’t assumed in another word: ledger isn’t edged', async () => {
    const other = await indexOf([makeEntry({ title: 'Edged oak' })]);
    expect(other.search('ledger')).toMatchObject({ found: [], readAs: null, instead: ['Edged'] });
    expect(other.search('edgdd').readAs).toBe('Edged');
  });

  it('isn’t assumed in a known word', () => {
    expect(search('mist')).toMatchObject({ readAs: null });
    expect(
      titlesOf(search('mist').found)
        .slice(0, 7)
        .every((title) => /mist/i.test(title)),
    ).toBe(true);
  });

  it('that is large leads to a suggestion with results', () => {
    expect(search('kalakata')).toMatchObject({ found: [], readAs: null, instead: ['Calacatta'] });
    expect(search('zzz white').found[0]?.title).toMatch(/white/i);
    expect(search('zzz')).toMatchObject({ found: [], readAs: null, instead: [] });
  });

  it('leads only to suggestions with results', () => {
    for (const question of [
      'kalakata',
      'zzz white',
      'leather vanity',
      'round black mirror',
      'leahter vanty',
      'grean quartz',
    ]) {
      for (const other of search(question).instead)
        expect(search(other).found, `${question}: ${other}`).not.toEqual([]);
    }
  });
});

describe('results of two indexes', () => {
  it('are ranked together, the first index before equals of the second', async () => {
    const first = [makeEntry({ title: 'Of oak' }), makeEntry({ title: 'A', facts: ['oak'] })];
    const second = [
      makeEntry({ title: 'Oak' }),
      makeEntry({ title: 'B', facts: ['oak'] }),
      makeEntry({ title: 'C', labels: ['oak'] }),
    ];
    const found = (await indexOf(first, second)).search('oak').found.map(({ title }) => title);
    expect(found).toEqual(['Oak', 'Of oak', 'C', 'A', 'B']);
  });
});

describe('mirrors, when their pages come', async () => {
  const { search } = await indexOf(
    mirrors.map(({ name, shape, hasLED, collection }) =>
      makeEntry({
        title: name,
        category: 'Mirrors',
        labels: ['mirror', shape, collection, ...(hasLED ? ['LED Lighting'] : [])],
      }),
    ),
  );

  it('are found by shape and light: round led mirror', () => {
    const found = search('round led mirror').found.map(({ title }) => title);
    const wanted = mirrors.filter(({ shape, hasLED }) => shape === 'circular' && hasLED).map(({ name }) => name);
    expect(wanted.length).toBeGreaterThan(0);
    expect(found.slice(0, wanted.length).toSorted()).toEqual(wanted.toSorted());
  });
});

describe('five thousand entries', async () => {
  const many = makeManyEntries();
  const { search } = await indexOf(many);
  const countOf = (question: string) => search(question).found.length;

  it('are all found, with correct counts', () => {
    expect(many).toHaveLength(MANY);
    expect(countOf('quartz countertop')).toBeGreaterThan(
      many.filter(({ category }) => category === 'Quartz Colours').length - 1,
    );
    expect(countOf('zephyr')).toBe(many.filter(({ title }) => title.startsWith('Zephyr')).length);
    expect(search('zephyr 10').found[0]?.title).toMatch(/^Zephyr 10 /);
    expect(search('calacata').readAs).toBe('Calacatta');
  });

  it.each([
    'a '.repeat(50),
    'z'.repeat(100),
    'qx '.repeat(30),
    '(a+)+$ .* [^'.repeat(8),
    '\u0000\uFFFF\u202E',
    '\uD83D\uDE00'.repeat(50),
    '\uFDFA'.repeat(100),
    'e\u0301'.repeat(50),
    '1″'.repeat(50),
    "' or 1=1 --",
    '__proto__ constructor',
    '%00<script>',
  ])('respond to a hostile query: %j', (question) => {
    expect(countOf(question)).toBeLessThanOrEqual(many.length);
  });
});
