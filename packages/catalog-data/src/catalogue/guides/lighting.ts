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
  2700: 'Like the bulbs of old. For evenings, dining and bedrooms, and kind to oak and brass.',
  3000: 'A little whiter. Our choice for kitchens and bathrooms: white quartz looks white and faces look well.',
  3500: 'Neither warm nor cool. For closets and desks: navy can be told from black.',
  4000: 'For a workshop or a laundry. Beside 2700 K it looks blue: keep to one colour in one room.',
  5000: 'As the sky at noon. For matching paint and stone, and too blue to live by.',
};

export const lightingGuide: Guide = {
  title: 'How much light, what colour, how high',
  intro:
    'Watts say what a lamp uses. Lumens say what it gives, and kelvins how warm it looks: the two figures to read on the box.',
  parts: [
    {
      title: 'Lumens for each square foot',
      columns: ['Where', 'Lumens a square foot', 'A room of 12 × 12 ft, or what it lights'],
      rows: [
        ['Kitchen, the room', '30 to 40', '4,300 to 5,800'],
        ['Counter, stove and sink', '70 to 80', `${counterLumens.join(' to ')} for each foot of counter`],
        ['Bathroom, the room', '40 to 50', '2,400 to 3,000 for 60 square feet'],
        ['At the mirror', '70 to 80', '1,600 and more, from both sides'],
        ['Dining', '20 to 30', '2,900 to 4,300, on a dimmer'],
        ['Hall and stairs', '10 to 20', 'Even, with no dark step'],
      ],
      source:
        'Rules of thumb of the trade; one lumen on each square foot is a foot-candle. Dark walls and fronts take half as much again.',
    },
    {
      title: 'Colour of light',
      drawings: [
        {
          name: 'light-colours',
          alt: `A scale of the colours of light, from warm below to cool above. ${lightColours.map(({ kelvin, use }) => `${kelvin} K: ${use.toLowerCase()}.`).join(' ')}`,
          caption: `As they look side by side to eyes that are used to ${lightColours[2].kelvin} K. Alone in a room each of them passes for white before long: keep to one in a room.`,
        },
      ],
      source:
        'The colours are those of a glowing body of so many kelvins. Two lamps of one figure may still differ: see them lit.',
    },
    {
      title: 'Which one where',
      terms: lightColours.map(({ kelvin }) => ({ term: `${kelvin} K`, text: colourTexts[kelvin] })),
    },
    {
      title: 'Where they hang',
      drawings: [
        {
          name: 'light-island',
          alt: `Three pendants over an island of eight feet, from the front: ${formatInchRange(pendant)} from the counter, at ${formatInches(counter)}, to the shades, ${formatInches(betweenPendants)} from shade to shade, ${formatInches(pendantFromEnd)} to the end.`,
          caption: 'Three shades of eight inches fill eight feet exactly. Wider ones: two.',
        },
        mirrorLightDrawing,
      ],
      source: 'As we hang them. The table below has the rest.',
    },
    {
      title: 'Hanging heights',
      columns: ['What', 'Height', 'Also'],
      rows: [
        [
          'Pendants over an island',
          `${formatInchRange(pendant)} above the counter`,
          'Two feet or more between them, a foot from the ends',
        ],
        ['A chandelier over a table', '30 to 34″ above the table', 'Half to two thirds as wide as the table'],
        ['Higher ceilings', '3″ more for each foot above eight', 'For pendants and chandeliers alike'],
        [
          'Wall lights at a mirror',
          `${formatInchRange(wallLight)} above the floor`,
          `${formatInchRange(wallLightsApart)} apart at a mirror of up to ${formatInches(flankedMirror)}, else just beside the glass`,
        ],
        [
          'One light above a mirror',
          `${formatInchRange(aboveMirror)} above the floor`,
          'Three quarters as wide as the mirror',
        ],
      ],
      source:
        'As we hang them; the tallest person in the house decides. Over or beside a bath or shower, choose a light rated for wet locations and ask your electrician.',
    },
  ],
};
