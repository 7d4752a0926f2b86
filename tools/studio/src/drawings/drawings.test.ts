import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { expect, it } from 'vitest';
import { drawingsDir } from './draw-drawings.ts';
import { drawings } from './drawings.ts';
import { openSheet } from './sheet.ts';

const MOST_SENT_BYTES = 6 * 1024;

const guides = catalogueFamilies.flatMap(({ family, guide }) => (guide ? [{ family, guide }] : []));
const shown = guides.flatMap(({ guide }) => guide.parts.flatMap((part) => ('drawings' in part ? part.drawings : [])));

it('exist in the guide of each family', () => {
  const without = guides.filter(({ guide }) => !guide.parts.some((part) => 'drawings' in part));
  expect(without.map(({ family }) => family)).toEqual([]);
});

it('are those that the guides show', async () => {
  const names = Object.keys(drawings).toSorted();
  expect([...new Set(shown.map(({ name }) => name))].toSorted()).toEqual(names);
  expect((await readdir(drawingsDir)).toSorted()).toEqual(names.map((name) => `${name}.svg`));
});

it.each(Object.entries(drawings))('has an up-to-date file %s, small enough for a phone', async (name, draw) => {
  const { svg } = draw();
  expect(await readFile(join(drawingsDir, `${name}.svg`), 'utf8'), 'Run `pnpm studio drawings`.').toBe(svg);
  expect(brotliCompressSync(svg).length).toBeLessThan(MOST_SENT_BYTES);
});

it.each(Object.entries(drawings))('describes each drawing of %s in its alt text', (name, draw) => {
  const { alt = '', caption = '' } = shown.find((drawing) => drawing.name === name) ?? {};
  const figures = draw().texts.filter((text) => /\d|[½¼¾]/.test(text));
  // Whole figures: "24″" or "3 to 4″" doesn’t contain "4″".
  for (const figure of figures.map((each) => each.replaceAll(/[().]/g, String.raw`\$&`)))
    expect(alt).toMatch(new RegExp(`(?<![\\d½¼¾⅛⅜.]|[\\d½¼¾⅛⅜] to )${figure}`));
  expect(caption).not.toBe('');
});

it('keeps every word on its sheet, and has an outline for every character', () => {
  const { view } = openSheet();
  const sheet = view(0, 300, 1);
  expect(() => sheet.words({ at: [330, 150], text: 'too far right' })).toThrow('stands outside');
  expect(() => sheet.words({ at: [100, 150], text: '漢' })).toThrow('no "漢"');
});

it('sets a label between its arrows if it fits, or next to them', () => {
  const places = [120, 30, 6].map((long) => {
    const { finish, view } = openSheet();
    view(100, 150, 1).across({ from: 0, to: long, y: 0, text: '12″' });
    return Number(/translate\(([\d.]+) /.exec(finish().svg)?.[1]);
  });
  expect(places[0]).toBeGreaterThan(140);
  expect(places[0]).toBeLessThan(170);
  expect(places[1]).toBeGreaterThan(130);
  expect(places[2]).toBeGreaterThan(106);
});
