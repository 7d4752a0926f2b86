import { callBusiness } from '../call-business.ts';
import type { WriteCompanyPage } from '../company-page.ts';

/** Kitchens outside: the way to the partner who builds them, where there is one, and what to know before. */
export const writeOutdoorKitchens: WriteCompanyPage = ({ phone, providerLinks }) => ({
  describes: null,
  hero: {
    eyebrow: 'From the dock to the deck',
    title: 'Outdoor Kitchens',
    text:
      providerLinks.outdoorKitchens === null
        ? 'A place to cook while the lake is still light. We plan the layout and the counters, and bring in those who run gas and pour footings.'
        : 'A place to cook while the lake is still light. Our partner builds them; their site opens in a new tab.',
    picture: 'scenes/outdoor-kitchen',
    actions: providerLinks.outdoorKitchens === null ? [{ label: 'Ask about yours', href: '/contact' }] : [],
  },
  handOverTo: providerLinks.outdoorKitchens,
  sections: [
    {
      kind: 'guide',
      guide: {
        title: 'What lasts outside, this far north',
        intro:
          'Forty below in January, thirty above in July, and a sun that stands late. A kitchen indoors never meets any of it.',
        parts: [
          {
            title: 'Before anything is ordered',
            terms: [
              {
                term: 'The ground',
                text: 'Masonry wants a footing that frost cannot lift; on a deck, build with a frame of metal and light panels instead. The building department says what your site needs.',
              },
              {
                term: 'Gas and power',
                text: 'In Ontario a gas line is run by a certified gas technician. Wiring outside is reported to the Electrical Safety Authority, and its outlets stand on protected circuits.',
              },
              {
                term: 'Water',
                text: 'A line that can be shut off indoors and drained at its lowest point, faucet included, before the first hard frost.',
              },
              {
                term: 'Wind and smoke',
                text: 'The grill stands downwind of the table and clear of siding and roof: its manual gives the distances, and they are not suggestions.',
              },
            ],
          },
          {
            title: 'Materials',
            columns: ['Where', 'Lasts', 'Leave it indoors'],
            rows: [
              ['Counter', 'Granite, porcelain slab, concrete', 'Quartz: sunlight yellows its resin'],
              ['Cabinets', 'Stainless steel, marine-grade polymer', 'Plywood and particle board'],
              ['Fronts', 'Stainless steel, powder-coated aluminium', 'Veneer and painted wood'],
              ['Hardware', 'Stainless steel throughout', 'Plated zinc and raw brass'],
            ],
            source:
              'Most makers of quartz exclude use outdoors from their warranty, ask for the sheet of your colour. The rest is what we have seen come back in spring.',
          },
        ],
      },
    },
  ],
  closing: {
    title: 'A kitchen inside to go with it?',
    text: 'The counter by the patio door is ours to build, in wood and stone that match what you see from the table.',
    actions: [{ label: 'Contact Us', href: '/contact' }, ...callBusiness(phone)],
  },
});
