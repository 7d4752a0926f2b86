import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageTargets } from '../figures/targets.ts';
import { openPageProgress } from './page-progress.ts';
import type { PageFigures } from './page-run.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'page-progress-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// One value per target, which `fromEntries` can't express.
const figures = Object.fromEntries(Object.keys(pageTargets).map((name) => [name, 99])) as unknown as PageFigures;
const page = { figures: [figures], explanations: ['a line'] };
const open = (build: string, runs = 1, resumes = true) => openPageProgress({ build, runs, resumes, folder });

test('finds what was measured of the same build, also after an aborted run', () => {
  const first = open('one');
  expect(first.find('list')).toBeUndefined();
  first.keep('list', page);
  first.keep('product', page);
  expect(open('one').find('list')).toEqual(page);
  expect(open('one').find('product')).toEqual(page);
});

test('forgets the figures of another build, of other runs, and all without --resume', () => {
  open('one').keep('list', page);
  expect(open('two').find('list')).toBeUndefined();
  expect(open('one', 5).find('list')).toBeUndefined();
  expect(open('one', 1, false).find('list')).toBeUndefined();
});

test.each([
  ['cut off', '{"build":"one","runs":1,"pages":{'],
  ['of other measures', '{"build":"one","runs":1,"pages":{"list":{"figures":[{"performance":1}],"explanations":[]}}}'],
])('reads nothing from a file that is %s', (_, text) => {
  writeFileSync(join(folder, 'templates.json'), text);
  expect(open('one').find('list')).toBeUndefined();
});
