import { callBusiness } from '../call-business.ts';
import type { WriteCompanyPage } from '../company-page.ts';

/** What a hand meets first, and what nobody sees: pulls, knobs, hinges and slides. */
export const writeHardware: WriteCompanyPage = ({ phone }) => ({
  describes: null,
  hero: {
    eyebrow: 'Handles, knobs, hinges and slides',
    title: 'Hardware',
    text: 'The part of a kitchen that is touched forty times a day. We order it with your cabinets and drill for it in the shop; samples are on the counter to be held.',
    picture: 'blog/hardware-finishes-side-by-side',
    actions: [
      { label: 'Get a Quote', href: '/custom-millwork-form' },
      { label: 'Come and try them', href: '/contact' },
    ],
  },
  sections: [
    {
      kind: 'pictures',
      title: 'Six ways to open a door',
      intro: 'Each on a cabinet from our floor, so that you see it at its size.',
      cards: [
        {
          title: 'Bar pulls',
          text: 'Long bars on tall doors and wide drawers: one hand, from anywhere.',
          picture: 'cabinets/nipigon-tall-24-charcoal/front',
        },
        {
          title: 'Cup pulls',
          text: 'For drawers of a framed kitchen. The fingers go under, and stay clean of the front.',
          picture: 'cabinets/boreal-base-36-linen/front',
        },
        {
          title: 'Knobs',
          text: 'One hole and the smallest mark. On doors; heavy drawers want a pull.',
          picture: 'cabinets/superior-wall-18-blue/front',
        },
        {
          title: 'Ring pulls',
          text: 'A drop of metal on traditional doors. It moves, and it sounds.',
          picture: 'cabinets/boreal-linen-24-maple/front',
        },
        {
          title: 'Edge pulls',
          text: 'Set on the top edge of a plain front, nearly unseen from above.',
          picture: 'cabinets/nipigon-drawer-base-18-natural/front',
        },
        {
          title: 'No pull at all',
          text: 'A bevel behind the front, or a latch that springs when it is pushed.',
          picture: 'cabinets/nipigon-pot-base-36-black/front',
        },
      ],
    },
    {
      kind: 'guide',
      guide: {
        title: 'What to know before you choose',
        intro: 'A hole in a finished door is there to stay. These are the measures we ask about.',
        parts: [
          {
            title: 'Pulls, hole to hole',
            columns: ['Between the holes', 'In inches', 'Suits'],
            rows: [
              ['96 mm', '3¾″', 'Doors, drawers up to 18″'],
              ['128 mm', '5¹⁄₁₆″', 'Drawers of 18 to 24″'],
              ['160 mm', '6⁵⁄₁₆″', 'Drawers of 24 to 30″'],
              ['224 mm', '8¹³⁄₁₆″', 'Drawers of 30 to 36″'],
              ['320 mm', '12⅝″', 'Tall doors, appliance panels'],
            ],
            source:
              'Steps of 32 mm are how pulls are made. What suits is our own rule, about a third of the drawer; older kitchens often have 3″, so measure before you replace.',
          },
          {
            title: 'Hinges for a door',
            columns: ['The door weighs', 'Hinges'],
            rows: [
              ['Less than 15 lb', '2'],
              ['15 to 30 lb', '3'],
              ['30 to 45 lb', '4'],
              ['45 to 60 lb', '5'],
            ],
            source:
              'From the chart of a large maker (Blum, product literature, “Hinges per door”), for hinges in a 35 mm cup and doors up to 24″ wide. A tall door may need one more than its weight says.',
          },
          {
            title: 'Words',
            terms: [
              {
                term: 'Soft close',
                text: 'A damper in the hinge or slide takes the last inch. It can be switched off where a light door would not close.',
              },
              {
                term: 'Full extension',
                text: 'The drawer comes out whole, so that the last third of it is not lost. All our drawers do.',
              },
              {
                term: 'Overlay and inset',
                text: 'An overlay door covers the box; an inset one lies inside its frame with an even gap, and needs another hinge.',
              },
              {
                term: 'Living finish',
                text: 'Unlacquered brass darkens where it is touched less and shines where it is touched more. Some love it, some send it back: see an old one first.',
              },
            ],
          },
        ],
      },
    },
  ],
  closing: {
    title: 'Replacing what you have?',
    text: 'Take one off, measure from hole to hole, and send a photograph with a ruler beside it. We find what covers the old holes.',
    actions: [{ label: 'Contact Us', href: '/contact' }, ...callBusiness(phone)],
  },
});
