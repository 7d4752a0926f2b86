import { formatInches, formatInchFractions, formatInchRange } from '../../products/inches.ts';
import { sinkMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const { cabinetOver, reveal, rim, vesselCounter } = sinkMeasures;
const drawnCabinet = 36;

const cabinetRow = (widthIn: number, text: string) =>
  [formatInches(widthIn), formatInches(widthIn - cabinetOver), text] as const;

export const sinkGuide: Guide = {
  title: 'Choosing a sink mount',
  intro: 'The mount decides the cabinet, the counter and the order of the work.',
  parts: [
    {
      title: 'Mounting',
      terms: [
        {
          term: 'Undermount',
          text: 'Glued and clipped under the counter, so crumbs go straight in. Needs quartz or another solid top with a polished edge.',
        },
        {
          term: 'Drop-in',
          text: 'The rim sits on the counter. For laminate, or for a new sink in an old opening.',
        },
        {
          term: 'Apron front',
          text: 'The front takes the place of part of the cabinet and counter. The cabinet is built for it, so order them together.',
        },
        {
          term: 'Vessel',
          text: `Sits on the counter. Set the counter at ${formatInchRange(vesselCounter)} to bring the rim to ${formatInches(rim)}.`,
        },
        {
          term: 'Semi-recessed',
          text: 'Half of it projects past the counter: a full-size sink on a 12″ deep top. The cabinet front is cut for it.',
        },
        {
          term: 'Wall-hung',
          text: 'Bolts to blocking between the studs, which goes in before the wall is closed. Any height you like, with the floor clear.',
        },
        {
          term: 'Pedestal and console',
          text: 'A pedestal hides the pipes. A console on legs shows them, so choose a trap worth looking at.',
        },
        {
          term: 'Freestanding and floor-mounted',
          text: 'A tub on legs needs a level floor and a drain in the wall; a mop sink is set in mortar over a floor drain.',
        },
      ],
    },
    {
      title: 'Edge and cabinet',
      drawings: [
        {
          name: 'sink-reveal',
          alt: `Three undermount reveals in section. Positive: the stone is set back ${formatInchFractions(reveal)} and the rim shows. Zero: stone and bowl are flush. Negative: the stone overhangs the bowl by ${formatInchFractions(reveal)}.`,
          caption:
            'Most people ask for zero. A positive reveal leaves a rim for a board or a colander; a negative one hides the silicone but is harder to clean.',
        },
        {
          name: 'sink-cabinet',
          alt: `A ${formatInches(drawnCabinet - cabinetOver)} sink in a ${formatInches(drawnCabinet)} cabinet, from the front without its doors: ${formatInchFractions(cabinetOver / 2)} left on each side.`,
          caption: 'The three inches are for the cabinet sides, the clips and a hand to tighten them.',
        },
      ],
      source: 'How our shop sets undermount sinks. The manufacturer’s template comes first.',
    },
    {
      title: 'Sink and cabinet',
      columns: ['Cabinet', 'Widest sink (outside)', 'Good for'],
      rows: [
        cabinetRow(24, 'A bar, a small kitchen'),
        cabinetRow(30, 'One bowl'),
        cabinetRow(33, 'One large bowl, or two small ones'),
        cabinetRow(drawnCabinet, 'Two bowls, or one for oven trays'),
        ['36″, cut out', '36″ apron front', 'A farmhouse sink'],
      ],
      source: 'Three inches less than the cabinet, for sides and clips. Check the manufacturer’s drawing.',
    },
  ],
};
