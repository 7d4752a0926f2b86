import { expect, test } from 'vitest';
import { measured } from './measurement.ts';
import { drawTable } from './table.ts';
import { pageTargets, throughputTarget } from './targets.ts';

test('figures are aligned in one table, next to limit and result', () => {
  const table = drawTable([
    measured('home', pageTargets.performance, [96, 96, 100]),
    measured('home', pageTargets.firstContentfulPaintMs, [1_204.3, 1_190, 1_250.9]),
    measured('finished page', throughputTarget, [0.956]),
  ]);
  expect(table.split('\n')).toEqual([
    'What           Measure                          Value  Limit  Lowest to highest  Result',
    '-------------  -----------------------------  -------  -----  -----------------  --------',
    'home           Performance                         96   ≥ 97          96 to 100  MISS',
    'home           FCP                            1204 ms              1190 to 1251  reported',
    'finished page  Requests, site ÷ static files     0.96  ≥ 0.9                     pass',
  ]);
});

test('a missing figure says so', () => {
  expect(drawTable([measured('finished page', throughputTarget, [])])).toMatch(/not measured .* MISS$/);
});
