import { expect, test } from 'vitest';
import { measured } from './measurement.ts';
import { drawTable } from './table.ts';
import { pageTargets, startTarget } from './targets.ts';

test('the figures stand in one aligned table, each beside its limit and result', () => {
  const table = drawTable([
    measured('home', pageTargets.performance, [99, 99, 100]),
    measured('home', pageTargets.firstContentfulPaintMs, [1_204.3, 1_190, 1_250.9]),
    measured('npm start', startTarget, [3.456]),
  ]);
  expect(table.split('\n')).toEqual([
    'What       Measure          Value           Limit  Lowest to highest  Result',
    '---------  -------------  -------  --------------  -----------------  ---------',
    'home       Performance         99  ≥ 99 (aim 100)          99 to 100  below aim',
    'home       FCP            1204 ms       ≤ 1000 ms       1190 to 1251  MISS',
    'npm start  Everything up   3.46 s           ≤ 5 s                     pass',
  ]);
});

test('what could not be measured says so', () => {
  expect(drawTable([measured('npm start', startTarget, [])])).toMatch(/not measured .* MISS$/);
});
