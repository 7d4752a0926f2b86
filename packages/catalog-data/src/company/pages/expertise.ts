import { callBusiness } from '../call-business.ts';
import type { WriteCompanyPage } from '../company-page.ts';
import { milestones } from '../milestones.ts';

/** What each of the trades knows, shown by works that it made. */
export const writeExpertise: WriteCompanyPage = ({ phone, claims }) => ({
  describes: null,
  hero: {
    eyebrow: `${claims.experience}, ${claims.projects}`,
    title: 'Top Expertise',
    text: 'Six trades under one roof. Each says since when we do it, what it does best, and shows rooms where you can judge it.',
    picture: 'scenes/home-millwork',
    actions: [
      { label: 'See Our Works', href: '/our-works' },
      { label: 'Ask one of us', href: '/contact' },
    ],
  },
  sections: [
    {
      kind: 'trades',
      trades: [
        {
          icon: 'cabinet',
          picture: 'works/atikokan-mudroom/after',
          title: 'Custom cabinetry',
          description:
            'Cabinets drawn for one room: boxes of plywood, doors of solid wood or veneer with the grain running on from door to door, drawers that carry pots for twenty years.',
          experience: `Since ${claims.foundedYear}`,
          works: ['atikokan-mudroom', 'rushing-river-bar', 'red-river-road-library'],
          specialties: ['Grain matched along a run', 'Walls that are not straight', 'Finishes cured in the shop'],
        },
        {
          icon: 'kitchen',
          picture: 'works/shuniah-lakehouse-kitchen/after',
          title: 'Kitchen renovation',
          description:
            'From the first drawing to the last handle. We plan where the work happens, where the light falls and where the recycling goes, and keep water and stove running as long as we can.',
          experience: `Since ${claims.foundedYear}`,
          works: ['shuniah-lakehouse-kitchen', 'kenora-walnut-island', 'westfort-peninsula-kitchen'],
          specialties: ['Lake houses and camps', 'Narrow and galley kitchens', 'Work through the winter'],
        },
        {
          icon: 'slab',
          picture: 'scenes/home-slabs',
          title: 'Quartz countertops',
          description:
            'Slabs chosen whole, laid out so that a vein runs over the edge and down the side, cut from a template of your own cabinets, with seams where nobody works.',
          experience: `Since ${milestones.stone}`,
          works: ['kenora-walnut-island', 'terrace-bay-powder-room'],
          specialties: ['Waterfall ends with mitred veins', 'Edges by hand', 'Undermount and apron-front cut-outs'],
        },
        {
          icon: 'bath',
          picture: 'works/nipigon-walk-in-shower/after',
          title: 'Bathroom renovation',
          description:
            'Showers without a step, vanities around the plumbing that is there, fans that really move air. What lies behind the tile is done before anybody talks about the tile.',
          experience: `Since ${milestones.bath}`,
          works: ['nipigon-walk-in-shower', 'sioux-lookout-tub-room', 'dryden-double-vanity'],
          specialties: ['Showers to roll into', 'Small rooms', 'Warm floors'],
        },
        {
          icon: 'moulding',
          picture: 'works/red-river-road-library/after',
          title: 'Architectural millwork',
          description:
            'Mouldings run to match what a house has had for a hundred years, panelling laid out so that no panel ends at a switch, stairs that are pleasant to the hand.',
          experience: `Since ${claims.foundedYear}`,
          works: ['red-river-road-library', 'red-lake-hearth-wall'],
          specialties: ['Profiles matched to old trim', 'Libraries and hearth walls', 'Stairs and railings'],
        },
        {
          icon: 'counter',
          picture: 'scenes/commercial-millwork',
          title: 'Commercial interiors',
          description:
            'Reception desks, clinic cabinets, shop fittings and bars: drawn for approval, built in the shop, and installed at night where a business has to open in the morning.',
          experience: `Since ${milestones.commercial}`,
          works: [],
          page: { label: 'Commercial Millwork', href: '/commercial-millwork' },
          specialties: ['Desks at wheelchair height', 'Panelling and acoustic walls', 'Work outside opening hours'],
        },
      ],
    },
    {
      kind: 'awards',
      title: 'Awards',
      intro: 'What the trade said of the work.',
      isSample: true,
      awards: [
        {
          year: 2025,
          award: 'Kitchen of the Year, under $75,000',
          organization: 'Sample Design Awards',
          project: 'Lakehouse kitchen in pale oak, Shuniah',
        },
        {
          year: 2024,
          award: 'Best Small Bathroom',
          organization: 'Sample Design Awards',
          project: 'Walk-in shower, Nipigon',
        },
        {
          year: 2023,
          award: 'Craftsmanship in Wood',
          organization: 'Sample Builders’ Association',
          project: 'A library around a writing desk, Thunder Bay',
        },
      ],
    },
  ],
  closing: {
    title: 'Bring us the difficult corner',
    text: 'A sloping floor, a pipe in the wrong place, a wall that leans: send a photograph, and somebody who has met it before will answer.',
    actions: [{ label: 'Contact Us', href: '/contact' }, ...callBusiness(phone)],
  },
});
