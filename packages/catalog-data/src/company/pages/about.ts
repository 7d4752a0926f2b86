import { callBusiness } from '../call-business.ts';
import { visitsInSentence } from '../../business/hours-in-words.ts';
import { describeOpenDays } from '../../business/opening-hours.ts';
import type { WriteCompanyPage } from '../company-page.ts';
import { milestones } from '../milestones.ts';

/** "5,000+ projects" as its figure and what it counts. */
function splitClaim(claim: string) {
  const [title = '', ...rest] = claim.split(' ');
  return { title, text: rest.join(' ') };
}

/** Who the shop is, since when, and how it works. */
export const writeAbout: WriteCompanyPage = ({ address, brand, phone, claims, hours, promises }) => ({
  describes: 'business',
  hero: {
    eyebrow: `${address.city}, since ${claims.foundedYear}`,
    title: 'About Us',
    text: 'We build cabinets, cut stone and fit bathrooms for Northwestern Ontario. One shop draws the room, makes what goes into it, and comes back when a door wants a turn of the screw.',
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
        'Everything starts from a measured wall. Boxes are cut from plywood, doors are jointed, sanded and finished here, and a slab is cut after its cabinets stand, from a template of the room and not from a drawing of it.',
        'Wood moves. A heated house in January is dry, the same house in August is not, and a wide board gains and loses an eighth of an inch between the two. So panels float in their frames, solid tops are held by slotted screws, and what is built in is scribed to the wall with room to breathe.',
      ],
      actions: [{ label: 'Custom Cabinetry', href: '/custom-cabinetry' }],
    },
    {
      kind: 'steps',
      title: 'The way we work',
      steps: [
        {
          title: 'Listen',
          text: 'Who cooks, who is tall, what has to be kept from the old room. An hour at the counter or at your table.',
        },
        {
          title: 'Measure',
          text: 'Every wall twice, the floor with a level, and the pipes, vents and switches where they really are.',
        },
        {
          title: 'Draw and price',
          text: 'Plans, a picture of the room, and a quote that names wood, stone and hardware line by line.',
        },
        {
          title: 'Build and fit',
          text: `Made here and fitted by those who made it. Our work and what we sell carry ${claims.warrantyYears} years of warranty.`,
        },
      ],
    },
    {
      kind: 'timeline',
      title: 'How it came about',
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
          text: 'Doors are sprayed and cured indoors. From now on no kitchen waits for a dry week.',
        },
        {
          year: String(milestones.stone),
          title: 'Stone joins the wood',
          text: 'Quartz is cut beside the cabinets that carry it, and the two are fitted by one crew.',
        },
        {
          year: String(milestones.bath),
          title: 'The showroom',
          text: 'Vanities, sinks, faucets and mirrors stand where one can turn a handle and open a drawer.',
        },
        {
          year: String(milestones.commercial),
          title: 'Desks and counters for business',
          text: 'Reception desks, shop fittings and clinic cabinets, installed around opening hours.',
        },
      ],
    },
    {
      kind: 'story',
      title: 'The showroom',
      picture: 'scenes/contact',
      isMirrored: true,
      paragraphs: [
        `Samples lie on the counter: stone, wood, paint and metal, to be carried to the window and laid beside each other. Bring a floor tile, a drawer front or a photograph; most decisions fall in ten minutes once the pieces touch.`,
        `It is open ${describeOpenDays(hours.store)}, ${visitsInSentence(hours.showroom)}, so that somebody has time for you. A message is answered within ${promises.replyWithinHours} hours.`,
      ],
      actions: [{ label: 'Book a visit', href: '/contact' }],
    },
  ],
  closing: {
    title: 'Come and lay a hand on it',
    text: 'A sketch, a photograph or three measurements are enough to begin with.',
    actions: [{ label: 'Contact Us', href: '/contact' }, ...callBusiness(phone)],
  },
});
