import { formatInches, formatInchRange } from '../../products/inches.ts';
import { lightColours, lightingMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';
import { mirrorLightDrawing } from './mirror-drawings.ts';

const {
  aboveMirror,
  betweenPendants,
  counter,
  counterLumens,
  flankedMirror,
  pendant,
  pendantFromEnd,
  wallLight,
  wallLightsApart,
} = lightingMeasures;

const colourTexts: Readonly<Record<(typeof lightColours)[number]['kelvin'], string>> = {
  2700: 'Like an old incandescent bulb. For dining rooms and bedrooms, and for kitchens in wood and warm stone.',
  3000: 'A little whiter. Our choice for white and grey kitchens and bathrooms: white quartz looks white and skin looks healthy.',
  3500: 'Neither warm nor cool. For closets and desks: you can tell navy from black.',
  4000: 'For a workshop or a laundry. Next to 2700 K it looks blue, so keep to one colour per room.',
  5000: 'Like noon daylight. For matching paint and stone, and too blue for living spaces.',
};

export const lightingGuide: Guide = {
  title: 'How much light, what colour and how high',
  intro:
    'Watts tell you how much power a bulb uses, lumens how bright it is and kelvins how warm it looks. Check the last two on the box.',
  parts: [
    {
      title: 'Lumens per square foot',
      columns: ['Where', 'Lumens per sq ft', 'For a 12 × 12 ft room, or as noted'],
      rows: [
        ['Kitchen, general', '30 to 40', '4,300 to 5,800'],
        ['Counter, stove and sink', '70 to 80', `${counterLumens.join(' to ')} per foot of counter`],
        ['Bathroom, general', '40 to 50', '2,400 to 3,000 for 60 square feet'],
        ['At the mirror', '70 to 80', '1,600 or more, from both sides'],
        ['Dining', '20 to 30', '2,900 to 4,300, on a dimmer'],
        ['Hall and stairs', '10 to 20', 'Even, with no dark steps'],
      ],
      source:
        'Industry rules of thumb; one lumen per square foot is one foot-candle. Add half again for dark walls and cabinets.',
    },
    {
      title: 'Colour of light',
      drawings: [
        {
          name: 'light-colours',
          alt: `A scale of light colours, from warm at the bottom to cool at the top. ${lightColours.map(({ kelvin, use }) => `${kelvin} K: ${use.toLowerCase()}.`).join(' ')}`,
          caption: 'Side by side they look different, so use one per room.',
        },
      ],
      source:
        'Swatches approximate a black body at that temperature. Two bulbs with the same rating may still differ: see them lit.',
    },
    {
      title: 'Where to use each',
      terms: lightColours.map(({ kelvin }) => ({ term: `${kelvin} K`, text: colourTexts[kelvin] })),
    },
    {
      title: 'Where to hang them',
      drawings: [
        {
          name: 'light-island',
          alt: `Three pendants over an 8-foot island, from the front: ${formatInchRange(pendant)} from the counter, at ${formatInches(counter)}, to the shades, ${formatInches(betweenPendants)} from shade to shade, ${formatInches(pendantFromEnd)} to the end.`,
          caption: 'Three 8″ shades fit an 8 ft island; with wider shades use two.',
        },
        mirrorLightDrawing,
      ],
      source: 'How we hang them. The table below has the rest.',
    },
    {
      title: 'Hanging heights',
      columns: ['Fixture', 'Height', 'Also'],
      rows: [
        [
          'Pendants over an island',
          `${formatInchRange(pendant)} above the counter`,
          'At least 2 ft apart, 1 ft from the ends',
        ],
        ['A chandelier over a table', '30 to 34″ above the table', 'Half to two-thirds the width of the table'],
        ['Higher ceilings', '3″ more per foot above 8 ft', 'For pendants and chandeliers'],
        [
          'Wall lights at a mirror',
          `${formatInchRange(wallLight)} above the floor`,
          `${formatInchRange(wallLightsApart)} apart at a mirror of up to ${formatInches(flankedMirror)}; for a wider one, just beside the glass`,
        ],
        [
          'One light above a mirror',
          `${formatInchRange(aboveMirror)} above the floor`,
          'Three-quarters the width of the mirror',
        ],
      ],
      source:
        'How we hang them; adjust for the tallest person in the house. Over or beside a bath or shower, choose a light rated for wet locations and ask your electrician.',
    },
  ],
};
