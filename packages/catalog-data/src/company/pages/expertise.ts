import { callBusiness } from '../call-business.ts';
import type { WriteCompanyPage } from '../company-page.ts';
import { milestones } from '../milestones.ts';

export const writeExpertise: WriteCompanyPage = ({ phone, claims }) => ({
  describes: null,
  hero: {
    eyebrow: `${claims.experience}, ${claims.projects}`,
    title: 'Top Expertise',
    text: 'Six trades under one roof: how long we’ve done each, what we do best, and finished rooms to judge by.',
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
            'Cabinets drawn for one room: plywood boxes, solid wood or veneer doors with the grain running from door to door, and drawers that carry pots for twenty years.',
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
            'Slabs chosen whole, laid out so a vein runs over the edge and down the side, cut from a template of your own cabinets, with seams away from where you work.',
          experience: `Since ${milestones.stone}`,
          works: ['kenora-walnut-island', 'terrace-bay-powder-room'],
          specialties: [
            'Waterfall ends with mitred veins',
            'Hand-finished edges',
            'Undermount and apron-front cut-outs',
          ],
        },
        {
          icon: 'bath',
          picture: 'works/nipigon-walk-in-shower/after',
          title: 'Bathroom renovation',
          description:
            'Curbless showers, vanities built around your existing plumbing, fans that really move air. We get what’s behind the tile right before we talk about the tile.',
          experience: `Since ${milestones.bath}`,
          works: ['nipigon-walk-in-shower', 'sioux-lookout-tub-room', 'dryden-double-vanity'],
          specialties: ['Roll-in showers', 'Small rooms', 'Warm floors'],
        },
        {
          icon: 'moulding',
          picture: 'works/red-river-road-library/after',
          title: 'Architectural millwork',
          description:
            'Mouldings run to match hundred-year-old trim, panelling laid out so no panel ends at a switch, handrails that feel good in the hand.',
          experience: `Since ${claims.foundedYear}`,
          works: ['red-river-road-library', 'red-lake-hearth-wall'],
          specialties: ['Profiles matched to old trim', 'Libraries and hearth walls', 'Stairs and railings'],
        },
        {
          icon: 'counter',
          picture: 'scenes/commercial-millwork',
          title: 'Commercial interiors',
          description:
            'Reception desks, clinic cabinets, store fixtures and bars: drawn for approval, built in our shop, and installed overnight if you have to open in the morning.',
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
      intro: 'Recognition from the industry.',
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
          award: 'Bathroom Renovation of the Year',
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
    text: 'A sloping floor, a pipe in the wrong place, a wall that leans: send a photo, and someone who has solved it before will reply.',
    actions: [{ label: 'Contact Us', href: '/contact' }, ...callBusiness(phone)],
  },
});
