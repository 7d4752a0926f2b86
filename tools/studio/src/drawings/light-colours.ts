import { lightColours } from '@showroom/catalog-data/catalogue/guide-measures';
import { glowOf } from './glow.ts';
import { line, oval } from './outlines.ts';
import { openSheet } from './sheet.ts';

/** A lamp on the scale, in kelvins. */
const LAMP = 122;
const BEYOND = 180;

/** The scale of light colours: lamps from warm to cool, with their uses. */
export function drawLightColours() {
  const { view, finish } = openSheet();
  const [warmest, , neutral] = lightColours;
  const coolest = lightColours.at(-1) ?? warmest;
  // An inch per kelvin, from the warmest up.
  const scale = view(90, 258, 0.094);
  const heightOf = (kelvin: number) => kelvin - warmest.kelvin;
  scale.thin(line([0, -BEYOND], [0, heightOf(coolest.kelvin) + BEYOND]));
  for (let kelvin: number = warmest.kelvin; kelvin <= coolest.kelvin; kelvin += 100)
    scale.thin(line([-40, heightOf(kelvin)], [40, heightOf(kelvin)]));
  for (const { kelvin, use } of lightColours) {
    const y = heightOf(kelvin);
    scale.body(oval(0, y, LAMP), glowOf(kelvin, neutral.kelvin));
    scale.words({ at: [-260, y], text: `${kelvin} K`, anchor: 'end' });
    scale.words({ at: [260, y], text: use });
  }
  scale.words({ at: [0, heightOf(coolest.kelvin) + BEYOND + 110], text: 'Cooler', anchor: 'middle', isQuiet: true });
  scale.words({ at: [0, -BEYOND - 110], text: 'Warmer', anchor: 'middle', isQuiet: true });
  return finish();
}
