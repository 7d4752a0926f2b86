import { expect, it } from 'vitest';
import { vanitySizes } from '../../products/vanity-design.ts';
import { closetMeasures, lightingMeasures, mirrorMeasures, vanityMeasures } from './guide-measures.ts';

it('leaves enough room for clothes in a closet', () => {
  const { lowerRod, shirts, upperRod } = closetMeasures;
  expect(lowerRod).toBeGreaterThanOrEqual(shirts);
  expect(upperRod - lowerRod).toBeGreaterThanOrEqual(shirts);
});

it('places a mirror between its lights and below the one above, no wider than requested', () => {
  const { aboveMirror, flankedMirror, wallLight, wallLightsApart } = lightingMeasures;
  const { drawnHeight, litVanity, ofVanity } = mirrorMeasures;
  expect(litVanity * ofVanity.best).toBeLessThanOrEqual(flankedMirror);
  expect(flankedMirror).toBeLessThan(wallLightsApart[1]);
  expect((wallLight[0] + wallLight[1] + drawnHeight) / 2).toBeLessThanOrEqual(aboveMirror[0]);
});

it('places two basins on a vanity that is sold', () => {
  const { besideBasin, betweenBasins } = vanityMeasures;
  const widest = Math.max(...vanitySizes);
  expect(widest).toBeGreaterThanOrEqual(2 * besideBasin.least + betweenBasins.better);
  expect(widest).toBeLessThanOrEqual(2 * besideBasin.better + betweenBasins.better);
});
