import { formatInches, formatInchFractions, formatInchRange } from '../../products/inches.ts';
import { sinkMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const { cabinetOver, reveal, rim, vesselCounter } = sinkMeasures;
const drawnCabinet = 36;

const cabinetRow = (widthIn: number, text: string) =>
  [formatInches(widthIn), formatInches(widthIn - cabinetOver), text] as const;

export const sinkGuide: Guide = {
  title: 'How a sink is fixed',
  intro: 'What holds the sink decides the cabinet, the counter and the order of the work.',
  parts: [
    {
      title: 'Mounting',
      terms: [
        {
          term: 'Undermount',
          text: 'Glued and clipped below the stone. Crumbs go straight in. Needs quartz or another solid top, with the edge polished.',
        },
        {
          term: 'Drop-in',
          text: 'The rim lies on the counter. For laminate, and where a new sink goes into an old opening.',
        },
        {
          term: 'Apron front',
          text: 'Its front replaces a piece of the cabinet and of the counter. The cabinet is made for it: order the two together.',
        },
        {
          term: 'Vessel',
          text: `Stands on the counter. Set the counter at ${formatInchRange(vesselCounter)}, so that the rim comes to ${formatInches(rim)}.`,
        },
        {
          term: 'Semi-recessed',
          text: 'Stands half before the counter. A whole basin on a top that is a foot deep; the cabinet’s front is cut for it.',
        },
        {
          term: 'Wall-hung',
          text: 'Bolts to blocking between the studs, which goes in before the wall is closed. At any height, with the floor free below.',
        },
        {
          term: 'Pedestal and console',
          text: 'Stands on the floor or on legs, and hides the pipes or shows them: choose a trap worth looking at.',
        },
        {
          term: 'Freestanding and floor-mounted',
          text: 'A tub on its own legs wants a level floor and a drain in the wall; a mop basin is set in mortar over a drain in the floor.',
        },
      ],
    },
    {
      title: 'Edge and cabinet',
      drawings: [
        {
          name: 'sink-reveal',
          alt: `The edge of an undermount sink, cut three times. Positive: the stone stands ${formatInchFractions(reveal)} back and the rim shows. Zero: stone and bowl are level. Negative: the stone reaches ${formatInchFractions(reveal)} over the bowl.`,
          caption:
            'Zero is what most people ask for. A positive reveal takes a board or a colander on its rim; under a negative one the silicone is out of sight, and out of reach of a sponge.',
        },
        {
          name: 'sink-cabinet',
          alt: `A sink of ${formatInches(drawnCabinet - cabinetOver)} below the counter of a cabinet of ${formatInches(drawnCabinet)}, from the front without its doors: ${formatInchFractions(cabinetOver / 2)} are left on either side.`,
          caption: 'Sides, clips, and a hand that tightens them: that is where the three inches go.',
        },
      ],
      source: 'As our shop cuts and sets undermount sinks. The maker’s template of the sink comes before either.',
    },
    {
      title: 'Sink and cabinet',
      columns: ['Cabinet', 'Widest sink outside', 'Good for'],
      rows: [
        cabinetRow(24, 'A bar, a small kitchen'),
        cabinetRow(30, 'One bowl'),
        cabinetRow(33, 'One large bowl, or two small ones'),
        cabinetRow(drawnCabinet, 'Two bowls, or one for oven trays'),
        ['36″, cut out', '36″ apron front', 'A farmhouse sink'],
      ],
      source: 'Three inches less than the cabinet, for sides and clips. The maker’s drawing decides.',
    },
  ],
};
