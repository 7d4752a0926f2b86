import { quartzEdgeMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const { mitred, thicknesses } = quartzEdgeMeasures;
const [thick, thin] = thicknesses;
const either = `${thin} or ${thick} cm`;

export const quartzGuide: Guide = {
  title: 'The edge of the stone',
  intro:
    'It meets the hand, the hip and the light every day, and it is the part of a counter that chips. Choose it with the colour.',
  parts: [
    {
      title: 'Eight edges, cut',
      drawings: [
        {
          name: 'quartz-edges',
          alt: `Eight edges of quartz, cut through. At ${thick} cm and at ${thin} cm: eased, bevel, quarter round, half round, ogee, pencil. Of slabs of ${mitred.of} cm that meet in a mitre: an apron, and a waterfall that goes down to the floor.`,
          caption: `${thin} cm is a little over three quarters of an inch, ${thick} cm not quite one and a quarter. A mitre makes ${mitred.of} cm look like anything from ${mitred.looks[0]} to ${mitred.looks[1]}.`,
        },
      ],
      source:
        'To scale, as our shop grinds them. Small differences from wheel to wheel are felt and not seen: ask for the sample.',
    },
    {
      title: 'Which one where',
      columns: ['Edge', 'Thickness', 'Good for', 'Mind'],
      rows: [
        ['Eased', either, 'Modern rooms', 'The first to chip: a bevel beside the dishwasher'],
        ['Bevel', either, 'Kitchens that are used', 'Nothing: the easiest to keep clean'],
        ['Quarter round, or half bullnose', either, 'Where children run past', 'Crisp below'],
        ['Half round, or bullnose', `${thick} cm looks right`, 'Knocks', 'Drips run round to the underside'],
        ['Ogee', `${thick} cm; shallow in ${thin} cm`, 'Panelled doors, moulded legs', 'Crumbs: a brush'],
        ['Pencil', either, 'Tables and seats, where hands go under', 'A slab looks thinner'],
        [
          'Mitred apron',
          `${mitred.of} cm`,
          'Vanities, one piece to look at',
          'The outer corner chips; four times the work',
        ],
        ['Waterfall', either, 'The end of an island', 'Veins that run on take neighbouring parts of the slab'],
      ],
      source:
        'What we have seen at our own bench and mended in kitchens. Ask for the underside to be eased as well: plates meet it from below.',
    },
    {
      title: 'Living with quartz',
      terms: [
        { term: 'Cleaning', text: 'A soft cloth, warm water and a drop of dish soap. It never needs sealing.' },
        { term: 'Stains', text: 'Nothing soaks in. Wipe up coffee, beet and turmeric while they are wet.' },
        { term: 'Heat', text: 'The resin marks. Use a trivet, under the slow cooker too.' },
        { term: 'Scratches', text: 'Knives leave it alone. A scouring pad dulls the polish: keep it away.' },
      ],
    },
  ],
};
