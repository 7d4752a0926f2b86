import { callBusiness } from '../call-business.ts';
import type { WriteCompanyPage } from '../company-page.ts';

export const writeCommercialMillwork: WriteCompanyPage = ({ address, phone, claims }) => ({
  describes: 'service',
  hero: {
    eyebrow: `${address.city}, ${claims.experience}`,
    title: 'Commercial Millwork Solutions',
    text: 'Reception desks, counters, wall panelling and casework for places that see hundreds of people a day and still have to look good in five years.',
    picture: 'scenes/commercial-millwork',
    actions: [
      { label: 'Start Your Project', href: '/contact' },
      { label: 'View Our Work', href: '/our-works' },
    ],
  },
  sections: [
    {
      kind: 'cards',
      title: 'Our Comprehensive Approach',
      intro: 'One shop handles the drawings, fabrication and installation, so nothing falls through the cracks.',
      cards: [
        {
          title: 'Design and drawings',
          text: 'Shop drawings from your architect’s set or from a sketch, with samples for approval before anything is cut.',
        },
        {
          title: 'Custom manufacturing',
          text: 'Casework, panels and solid parts built and finished in our own shop, labelled by room and by floor.',
        },
        {
          title: 'Stone and solid tops',
          text: 'Quartz for desks, bars and washrooms, cut here and installed by the crew that set the base below it.',
        },
        {
          title: 'Installation',
          text: 'Scheduled around the other trades and your opening hours, and protected until handover.',
        },
      ],
    },
    {
      kind: 'names',
      title: 'Commercial Project Types',
      intro: 'Spaces we know well.',
      names: [
        'Offices and reception areas',
        'Clinics and dental practices',
        'Retail and showrooms',
        'Restaurants and bars',
        'Hotels and lodges',
        'Schools and libraries',
        'Banks and credit unions',
        'Community and care homes',
      ],
    },
    {
      kind: 'checklist',
      title: 'Our Capabilities',
      intro: 'What we build most weeks.',
      items: [
        'Reception and service desks, with counters at wheelchair height',
        'Wall panelling, slat walls and acoustic backing',
        'Plastic laminate, veneer and solid wood casework',
        'Quartz tops, backsplashes and washroom vanities',
        'Display cases and lit shelving',
        'Solid and veneered doors and frames',
        'Banquettes, bars and back bars',
        'Lockers, mail rooms and coat storage',
      ],
    },
    {
      kind: 'steps',
      title: 'How a project works',
      steps: [
        {
          title: 'Consultation',
          text: 'We walk the space or read the tender set, and tell you what’s possible and by when.',
        },
        { title: 'Drawings', text: 'Shop drawings and samples go to you and your architect for approval.' },
        {
          title: 'Fabrication',
          text: 'We measure on site once the walls are up, then build and finish the work.',
        },
        {
          title: 'Installation',
          text: 'Delivered in installation order, installed, cleaned up and walked through with you.',
        },
      ],
    },
    {
      kind: 'promises',
      title: 'If You Can Imagine It, We Can Build It',
      text: 'Three promises on every job.',
      picture: 'works/rushing-river-bar/after',
      promises: [
        { title: 'On Time', text: 'Projects completed per agreed schedules' },
        { title: 'On Budget', text: 'Transparent pricing with no hidden costs' },
        { title: 'Highest Quality', text: 'Premium materials and expert craftsmanship' },
      ],
    },
  ],
  closing: {
    title: 'Ready to Transform Your Commercial Space?',
    text: 'Send a floor plan, a tender set or a photo. We’ll reply with questions, a schedule and a price.',
    actions: [{ label: 'Get Free Consultation', href: '/contact' }, ...callBusiness(phone)],
  },
});
