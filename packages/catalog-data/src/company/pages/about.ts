import { callBusiness } from '../call-business.ts';
import { visitsInSentence } from '../../business/hours-in-words.ts';
import { describeOpenDays } from '../../business/opening-hours.ts';
import type { WriteCompanyPage } from '../company-page.ts';
import { milestones } from '../milestones.ts';

/** Splits "5,000+ projects" into the figure and what it counts. */
function splitClaim(claim: string) {
  const [title = '', ...rest] = claim.split(' ');
  return { title, text: rest.join(' ') };
}

export const writeAbout: WriteCompanyPage = ({ address, brand, phone, claims, hours, promises }) => ({
  describes: 'business',
  hero: {
    eyebrow: `${address.city}, since ${claims.foundedYear}`,
    title: 'About Us',
    text: 'We build cabinets, cut stone and install bathrooms across Northwestern Ontario. One shop designs the room, makes what goes into it and comes back if a door needs adjusting.',
    picture: 'scenes/about',
    actions: [
      { label: 'See Our Works', href: '/our-works' },
      { label: 'Visit the showroom', href: '/contact' },
    ],
  },
  sections: [
    {
      kind: 'figures',
      title: `${brand} in figures`,
      figures: [claims.experience, claims.projects, claims.families, claims.satisfaction].map(splitClaim),
    },
    {
      kind: 'story',
      title: 'The shop',
      picture: 'works/kenora-walnut-island/after',
      isMirrored: false,
      paragraphs: [
        'Everything starts with a measured wall. We cut boxes from plywood, and joint, sand and finish doors here. We cut a slab only once its cabinets are in, from a template of the room rather than a drawing.',
        'Wood moves. A heated house is dry in January and humid in August, and a wide board can move an eighth of an inch between the two. So our panels float in their frames, solid tops are held by screws in slotted holes, and built-ins are scribed to the wall with room to move.',
      ],
      actions: [{ label: 'Custom Cabinetry', href: '/custom-cabinetry' }],
    },
    {
      kind: 'steps',
      title: 'How we work',
      steps: [
        {
          title: 'Listen',
          text: 'Who cooks, who’s tall and what stays from the old room. An hour in the showroom or at your table.',
        },
        {
          title: 'Measure',
          text: 'Every wall twice, the floor with a level, and the pipes, vents and switches where they really are.',
        },
        {
          title: 'Draw and price',
          text: 'Plans, a rendering of the room, and a quote that lists wood, stone and hardware line by line.',
        },
        {
          title: 'Build and install',
          text: `Made here and installed by the people who made it. Our work and everything we sell comes with a ${claims.warrantyYears}-year warranty.`,
        },
      ],
    },
    {
      kind: 'timeline',
      title: 'Our story',
      isSample: true,
      moments: [
        {
          year: String(claims.foundedYear),
          title: 'A bench, a table saw and a van',
          text: `The shop opens in ${address.city} and builds one kitchen at a time.`,
        },
        {
          year: String(milestones.finishing),
          title: 'A finishing room',
          text: 'Doors are sprayed and cured indoors. No more waiting for a dry week.',
        },
        {
          year: String(milestones.stone),
          title: 'Stone joins the wood',
          text: 'We start cutting quartz next to the cabinets it sits on, and one crew installs both.',
        },
        {
          year: String(milestones.bath),
          title: 'The showroom',
          text: 'Vanities, sinks, faucets and mirrors are on display to try.',
        },
        {
          year: String(milestones.commercial),
          title: 'Desks and counters for business',
          text: 'Reception desks, store fixtures and clinic cabinets, installed around opening hours.',
        },
      ],
    },
    {
      kind: 'story',
      title: 'The showroom',
      picture: 'scenes/contact',
      isMirrored: true,
      paragraphs: [
        `Stone, wood, paint and metal samples are on the counter, to compare side by side at the window. Bring a floor tile, a drawer front or a photo; most decisions take ten minutes once samples are side by side.`,
        `It is open ${describeOpenDays(hours.store)}, ${visitsInSentence(hours.showroom)}, so that someone has time for you. We reply to messages within ${promises.replyWithinHours} hours.`,
      ],
      actions: [{ label: 'Book a visit', href: '/contact' }],
    },
  ],
  closing: {
    title: 'Come see it and feel it',
    text: 'A sketch, a photo or three measurements are enough to get started.',
    actions: [{ label: 'Contact Us', href: '/contact' }, ...callBusiness(phone)],
  },
});
