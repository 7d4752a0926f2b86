import { callBusiness } from '../call-business.ts';
import type { WriteCompanyPage } from '../company-page.ts';

export const writeHardware: WriteCompanyPage = ({ phone }) => ({
  describes: null,
  hero: {
    eyebrow: 'Handles, knobs, hinges and slides',
    title: 'Hardware',
    text: 'The part of a kitchen you touch forty times a day. We order it with your cabinets and drill for it once they’re in place; come try the samples in the showroom.',
    picture: 'blog/hardware-finishes-side-by-side',
    actions: [
      { label: 'Get a Quote', href: '/custom-millwork-form' },
      { label: 'Come try them', href: '/contact' },
    ],
  },
  sections: [
    {
      kind: 'pictures',
      title: 'Six ways to open a door',
      intro: 'Each shown on one of our cabinets, so you can see its size.',
      cards: [
        {
          title: 'Bar pulls',
          text: 'Long bars on tall doors and wide drawers: one hand, from anywhere.',
          picture: 'cabinets/nipigon-tall-24-charcoal/front',
        },
        {
          title: 'Cup pulls',
          text: 'For drawers in a framed kitchen. Your fingers reach under, so the drawer front stays clean.',
          picture: 'cabinets/boreal-base-36-linen/front',
        },
        {
          title: 'Knobs',
          text: 'One hole and the smallest footprint. Best on doors; heavy drawers need a pull.',
          picture: 'cabinets/superior-wall-18-blue/front',
        },
        {
          title: 'Ring pulls',
          text: 'A hanging ring for traditional doors. It swings and taps.',
          picture: 'cabinets/boreal-linen-24-maple/front',
        },
        {
          title: 'Edge pulls',
          text: 'Mounted on the top edge of a plain door or drawer, barely visible from above.',
          picture: 'cabinets/nipigon-drawer-base-18-natural/front',
        },
        {
          title: 'No pull at all',
          text: 'A bevelled edge behind the door, or a push latch.',
          picture: 'cabinets/nipigon-pot-base-36-black/front',
        },
      ],
    },
    {
      kind: 'guide',
      guide: {
        title: 'What to know before you choose',
        intro: 'A hole in a finished door is permanent. These are the measurements we ask about.',
        parts: [
          {
            title: 'Pull sizes, centre to centre',
            columns: ['Centre to centre', 'Inches', 'Suits'],
            rows: [
              ['96 mm', '3¾″', 'Doors, drawers up to 18″'],
              ['128 mm', '5¹⁄₁₆″', 'Drawers of 18 to 24″'],
              ['160 mm', '6⁵⁄₁₆″', 'Drawers of 24 to 30″'],
              ['224 mm', '8¹³⁄₁₆″', 'Drawers of 30 to 36″'],
              ['320 mm', '12⅝″', 'Tall doors, appliance panels'],
            ],
            source:
              'Pulls are made in 32 mm steps. Our rule of thumb is about a quarter of the drawer’s width. Older kitchens often have 3″ pulls, so measure before you replace.',
          },
          {
            title: 'Hinges per door',
            columns: ['Door weight', 'Hinges'],
            rows: [
              ['Less than 15 lb', '2'],
              ['15 to 30 lb', '3'],
              ['30 to 45 lb', '4'],
              ['45 to 60 lb', '5'],
            ],
            source:
              'From a major manufacturer’s chart (Blum, product literature, “Hinges per door”), for 35 mm cup hinges and doors up to 24″ wide. A tall door may need one more than its weight suggests.',
          },
          {
            title: 'Terms',
            terms: [
              {
                term: 'Soft close',
                text: 'A damper in the hinge or slide takes over for the last inch. It can be turned off if a light door won’t close.',
              },
              {
                term: 'Full extension',
                text: 'The drawer opens all the way, so you can use the back third. All our drawers have it.',
              },
              {
                term: 'Overlay and inset',
                text: 'An overlay door covers the box; an inset one sits inside its frame with an even gap and needs a different hinge.',
              },
              {
                term: 'Living finish',
                text: 'Unlacquered brass darkens over time and stays bright where you touch it. Some people love it, some send it back: see an aged sample first.',
              },
            ],
          },
        ],
      },
    },
  ],
  closing: {
    title: 'Replacing what you have?',
    text: 'Take one off, measure from centre to centre, and send a photo with a ruler beside it. We’ll find one that covers the old holes.',
    actions: [{ label: 'Contact Us', href: '/contact' }, ...callBusiness(phone)],
  },
});
