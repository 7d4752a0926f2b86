import { quartzColours } from '../quartz/quartz.ts';
import type { PagePath } from './pages.ts';

export type HeroSlide = {
  readonly id: string;
  readonly picture: string;
  readonly alt: string;
  readonly title: string;
};

/** A partner's logo: an emblem with this `id` in the site's `public/partner-marks.svg`, and its name. */
export type PartnerMark = { readonly id: string; readonly name: string; readonly lettering: PartnerLettering };

export type PartnerLettering =
  | 'serif-caps'
  | 'serif-italic'
  | 'serif-light'
  | 'sans-caps'
  | 'sans-bold'
  | 'sans-light-wide'
  | 'stacked'
  | 'lowercase';

export type FeatureCard = {
  readonly href: PagePath;
  readonly title: string;
  readonly text: string;
  readonly picture: string;
};

export type Testimonial = { readonly id: string; readonly role: string; readonly quote: string };

export const heroSlides: readonly HeroSlide[] = [
  {
    id: 'kitchen',
    picture: 'scenes/home-kitchen',
    alt: 'Kitchen with deep green cabinets and a veined white quartz island in morning light',
    title: 'Kitchens built around how you cook',
  },
  {
    id: 'bathroom',
    picture: 'scenes/home-bathroom',
    alt: 'Walnut vanity with a round white sink under a round mirror',
    title: 'Bathrooms that start the day well',
  },
  {
    id: 'millwork',
    picture: 'scenes/home-millwork',
    alt: 'Walnut library wall around a panelled niche with a bench',
    title: 'Millwork made to the sixteenth',
  },
  {
    id: 'slabs',
    picture: 'scenes/home-slabs',
    alt: 'White veined slab on a stand, with gold, black and grey slabs behind it',
    title: 'Choose your stone by the whole slab',
  },
];

/** Thirteen invented partners, so that no real company is claimed. */
export const partnerMarks: readonly PartnerMark[] = [
  { id: 'northline', name: 'Northline', lettering: 'sans-light-wide' },
  { id: 'maren-and-cole', name: 'Maren & Cole', lettering: 'serif-italic' },
  { id: 'kestrel-bath', name: 'Kestrel Bath', lettering: 'sans-bold' },
  { id: 'oakhaven', name: 'Oakhaven', lettering: 'serif-caps' },
  { id: 'lumio', name: 'lumio', lettering: 'lowercase' },
  { id: 'superior-slab', name: 'Superior Slab', lettering: 'stacked' },
  { id: 'tarn', name: 'Tarn', lettering: 'sans-light-wide' },
  { id: 'fjordhus', name: 'Fjordhus', lettering: 'sans-bold' },
  { id: 'bellwether', name: 'Bellwether', lettering: 'serif-caps' },
  { id: 'ashgrove', name: 'Ashgrove', lettering: 'serif-light' },
  { id: 'copper-pike', name: 'Copper Pike', lettering: 'stacked' },
  { id: 'vantry', name: 'Vantry', lettering: 'sans-caps' },
  { id: 'stillwater', name: 'Stillwater', lettering: 'serif-light' },
];

/** The three feature cards, in order. A function, so that browsers, which read only the partners, don't load the colours. */
export function listFeatureCards(): readonly FeatureCard[] {
  return [
    {
      href: '/in-stock',
      title: 'In Stock',
      text: 'Vanities and cabinets on the floor, ready to ship.',
      picture: 'scenes/in-stock',
    },
    {
      href: '/custom-cabinetry',
      title: 'Custom Cabinetry',
      text: 'Drawn for your room, built to measure, installed by us.',
      picture: 'scenes/custom-cabinetry',
    },
    {
      href: '/quartz-countertops',
      title: 'Quartz Countertops',
      text: `${quartzColours.length} colours: see the whole slab, then zoom in.`,
      picture: 'scenes/quartz-hero',
    },
  ];
}

/** Invented, until the owner has real ones. Pages label them as samples. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'kitchen',
    role: 'Kitchen renovation client',
    quote:
      'They told us five weeks and were out in five. The drawers still close without a sound, and I still notice something new in the stone.',
  },
  {
    id: 'bathroom',
    role: 'Bathroom renovation client',
    quote:
      'We picked our slab upright, in daylight, with the vanity door held against it. Nothing that came into the house was a surprise, and they swept up every evening.',
  },
  {
    id: 'builder',
    role: 'Trade client, home builder',
    quote:
      'Six houses from one set of drawings, and the trim matched in every one. When a wall’s out of square, they call me from the site, not afterwards.',
  },
];
