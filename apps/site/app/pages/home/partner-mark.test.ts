import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partnerMarks } from '@showroom/catalog-data/home-content';
import { expect, it } from 'vitest';

it('finds a logo for every partner, and none for an unknown one', async () => {
  const drawing = await readFile(join(import.meta.dirname, '../../../public/partner-marks.svg'), 'utf8');
  const drawn = [...drawing.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual(partnerMarks.map(({ id }) => id));
});
