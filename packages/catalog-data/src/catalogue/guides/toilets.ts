import { formatInches, formatInchRange } from '../../products/inches.ts';
import { toiletMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const { beside, carrierLoad, depth, inFront, outletFeet, roughIn, seat } = toiletMeasures;
const madeSeat = `${formatInchRange(seat)}, as made`;

export const toiletGuide: Guide = {
  title: 'In one piece, in two, or hung on the wall',
  intro: 'All flush. They differ in what is cleaned, what is carried up the stairs and what is behind the wall.',
  parts: [
    {
      title: 'Side by side',
      columns: ['In the room', 'One-piece', 'Two-piece', 'Wall-hung'],
      rows: [
        ['To clean', 'No joint between tank and bowl', 'One joint, behind the seat', 'Nothing on the floor at all'],
        ['To carry', '90 to 120 lb, in one', 'Two boxes of about 50 lb', '50 lb, and the carrier'],
        ['Seat', madeSeat, madeSeat, 'Set between 15 and 19″ when the carrier goes in'],
        ['Depth in the room', '27 to 30″', formatInchRange(depth), '21 to 23″ from the finished wall'],
        ['Behind the wall', 'Nothing', 'Nothing', 'A carrier in a 2 × 6 wall'],
        ['Repairs', 'Parts of its maker', 'Parts of any hardware shop', 'Through the plate above the bowl'],
      ],
      source: 'Depths and seats of those in the list above; weights as their makers state them.',
    },
    {
      title: 'Installation types',
      terms: [
        {
          term: 'Floor, 12-inch rough-in',
          text: 'From the finished wall to the middle of the bolts: twelve inches in most houses, ten or fourteen in old ones. Measure before you order; the baseboard does not count.',
        },
        {
          term: 'Wall, with a carrier',
          text: `A steel frame in the wall, tested to at least ${carrierLoad.least} lb; ours to ${carrierLoad.ours}. It is for a renovation with the wall open, and the tank is reached through the plate.`,
        },
        {
          term: 'With an outlet',
          text: `A seat that washes and dries needs an outlet on a protected circuit (GFCI) within ${outletFeet} feet, on the left as you face it.`,
        },
      ],
    },
    {
      title: 'Where to measure',
      drawings: [
        {
          name: 'toilet-side',
          alt: `A two-piece toilet from the side, wall and floor cut: ${formatInches(roughIn)} from the finished wall to the middle of the drain, ${formatInchRange(depth)} to the front of the bowl, ${formatInchRange(seat)} from the floor to the seat.`,
          caption:
            'From the finished wall, not from the baseboard. With the old toilet in place, measure to the bolts beside its foot: they stand over the middle of the drain.',
        },
        {
          name: 'toilet-plan',
          alt: `A toilet from above, between a wall and a vanity: from the middle of the bowl ${formatInches(beside.least)} to the vanity and ${formatInches(beside.better)} to the wall; in front of it ${formatInches(inFront.least)} at least, better ${formatInches(inFront.better)}.`,
          caption: 'The least on the right, beside the vanity; what we would rather have on the left.',
        },
      ],
      source: 'The rough-in is how toilets for North America are made; the room around is the table’s below.',
    },
    {
      title: 'Room around it',
      columns: ['From', 'At least', 'Better'],
      rows: [
        ['Middle of the bowl to a wall or vanity', formatInches(beside.least), formatInches(beside.better)],
        ['Front of the bowl to what is opposite', formatInches(inFront.least), formatInches(inFront.better)],
        ['A stall of its own', '30 × 60″', '36 × 66″'],
      ],
      source:
        'Planning guidelines of the National Kitchen & Bath Association. A new toilet in a home uses 4.8 litres a flush at the most: Ontario Building Code, Division B, 7.6.4.',
    },
  ],
};
