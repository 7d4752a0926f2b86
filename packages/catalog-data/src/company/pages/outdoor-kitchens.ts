import { callBusiness } from '../call-business.ts';
import type { WriteCompanyPage } from '../company-page.ts';

/** Redirects to the partner who builds outdoor kitchens, if there is one. */
export const writeOutdoorKitchens: WriteCompanyPage = ({ phone, providerLinks }) => ({
  describes: null,
  hero: {
    eyebrow: 'From the dock to the deck',
    title: 'Outdoor Kitchens',
    text:
      providerLinks.outdoorKitchens === null
        ? 'A place to cook while the lake is still light. We plan the layout and the counters, and bring in the trades for gas lines and footings.'
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
          'Forty below in January, thirty above in July and months of direct sun: an indoor kitchen never has to handle any of it.',
        parts: [
          {
            title: 'Before anything is ordered',
            terms: [
              {
                term: 'The ground',
                text: 'Masonry needs a footing below the frost line; on a deck, use a metal frame with light panels instead. Ask your building department what your site needs.',
              },
              {
                term: 'Gas and power',
                text: 'In Ontario, gas lines are run by a certified gas technician. Outdoor wiring must be reported to the Electrical Safety Authority, with GFCI-protected outlets.',
              },
              {
                term: 'Water',
                text: 'A line you can shut off indoors and drain at its lowest point, faucet included, before the first hard frost.',
              },
              {
                term: 'Wind and smoke',
                text: 'Put the grill downwind of the table, and follow the clearances to siding and roof in its manual.',
              },
            ],
          },
          {
            title: 'Materials',
            columns: ['Where', 'Lasts', 'Keep indoors'],
            rows: [
              ['Counter', 'Granite, porcelain slab, concrete', 'Quartz: sunlight yellows its resin'],
              ['Cabinets', 'Stainless steel, marine-grade polymer', 'Plywood and particle board'],
              ['Fronts', 'Stainless steel, powder-coated aluminum', 'Veneer and painted wood'],
              ['Hardware', 'Stainless steel throughout', 'Plated zinc and raw brass'],
            ],
            source:
              'Most quartz warranties exclude outdoor use; check the data sheet. The rest is what we have seen come back in spring.',
          },
        ],
      },
    },
  ],
  closing: {
    title: 'A kitchen inside to go with it?',
    text: 'We can build the counter inside the patio door, in wood and stone to match.',
    actions: [{ label: 'Contact Us', href: '/contact' }, ...callBusiness(phone)],
  },
});
