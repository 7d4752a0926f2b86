import { formatInches, formatInchRange } from '../../products/inches.ts';
import { toiletMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const { beside, carrierLoad, depth, inFront, outletFeet, roughIn, seat } = toiletMeasures;
const madeSeat = `${formatInchRange(seat)}, fixed`;

export const toiletGuide: Guide = {
  title: 'One-piece, two-piece or wall-hung',
  intro: 'They differ in cleaning, weight and what’s inside the wall.',
  parts: [
    {
      title: 'How they compare',
      columns: ['', 'One-piece', 'Two-piece', 'Wall-hung'],
      rows: [
        ['Cleaning', 'No joint between tank and bowl', 'One joint, behind the seat', 'Nothing on the floor'],
        ['Weight', '90 to 120 lb, one piece', 'Two boxes of about 50 lb', '50 lb, plus the carrier'],
        ['Seat', madeSeat, madeSeat, 'Set between 15 and 19″ when the carrier goes in'],
        ['Depth from the wall', '27 to 30″', formatInchRange(depth), '21 to 23″ from the finished wall'],
        ['Behind the wall', 'Nothing', 'Nothing', 'A carrier in a 2 × 6 wall'],
        ['Repairs', 'Manufacturer’s parts', 'Parts from any hardware store', 'Through the flush plate'],
      ],
      source: 'Depths and seat heights of the toilets above; weights per manufacturers’ specs.',
    },
    {
      title: 'Installation types',
      terms: [
        {
          term: 'Floor, 12-inch rough-in',
          text: 'From the finished wall to the centre of the bolts: 12″ in most houses, 10″ or 14″ in older ones. Measure before you order, from the wall and not the baseboard.',
        },
        {
          term: 'Wall, with a carrier',
          text: `A steel frame in the wall, tested to at least ${carrierLoad.least} lb; ours to ${carrierLoad.ours}. For a renovation with the wall open; you reach the tank through the flush plate.`,
        },
        {
          term: 'Electronic seat',
          text: `A bidet seat needs a GFCI-protected outlet within ${outletFeet} feet, on the left as you face it.`,
        },
      ],
    },
    {
      title: 'Where to measure',
      drawings: [
        {
          name: 'toilet-side',
          alt: `A two-piece toilet from the side, in section: ${formatInches(roughIn)} from the finished wall to the centre of the drain, ${formatInchRange(depth)} to the front of the bowl, ${formatInchRange(seat)} from the floor to the seat.`,
          caption:
            'Measure from the finished wall, not the baseboard. With the old toilet in place, measure to the floor bolts: they line up with the centre of the drain.',
        },
        {
          name: 'toilet-plan',
          alt: `A toilet from above, between a wall and a vanity: from the centre of the bowl ${formatInches(beside.least)} to the vanity and ${formatInches(beside.better)} to the wall; in front of it ${formatInches(inFront.least)} at least, better ${formatInches(inFront.better)}.`,
          caption: 'Minimum on the right, beside the vanity; recommended on the left.',
        },
      ],
      source: 'Rough-in is the North American standard; the clearances are in the table below.',
    },
    {
      title: 'Clearances',
      columns: ['From', 'At least', 'Better'],
      rows: [
        ['Centre of the bowl to a wall or vanity', formatInches(beside.least), formatInches(beside.better)],
        ['Front of the bowl to what is opposite', formatInches(inFront.least), formatInches(inFront.better)],
        ['Separate toilet room', '30 × 60″', '36 × 66″'],
      ],
      source:
        'Planning guidelines of the National Kitchen & Bath Association. A new toilet in a home may use at most 4.8 litres per flush: Ontario Building Code, Division B, 7.6.4.',
    },
  ],
};
