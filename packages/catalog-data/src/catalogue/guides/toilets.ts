import type { Guide } from './guide.ts';

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
        ['Seat', '15 to 17½″, as made', '15 to 17½″, as made', 'Set between 15 and 19″ when the carrier goes in'],
        ['Depth in the room', '27 to 30″', '28 to 30″', '21 to 23″ from the finished wall'],
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
          text: 'A steel frame stands in the wall and bears 500 pounds. It is for a renovation with the wall open, and the tank is reached through the plate.',
        },
        {
          term: 'With an outlet',
          text: 'A seat that washes and dries needs a socket on a protected circuit (GFCI) within four feet, on the left as one faces it.',
        },
      ],
    },
    {
      title: 'Room around it',
      columns: ['From', 'At least', 'Better'],
      rows: [
        ['Middle of the bowl to a wall or vanity', '15″', '18″'],
        ['Front of the bowl to what is opposite', '21″', '30″'],
        ['A stall of its own', '30 × 60″', '36 × 66″'],
      ],
      source:
        'Planning guidelines of the National Kitchen & Bath Association. A new toilet in a home uses 4.8 litres a flush at the most: Ontario Building Code, Division B, 7.6.4.',
    },
  ],
};
