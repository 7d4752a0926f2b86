import { formatAddressLines, type BusinessFacts } from '../business/business-facts.ts';
import { describeHours } from '../business/hours-in-words.ts';
import { formatPrice } from '../price.ts';
import { describeQuartzPrice } from '../quartz/quartz-cost.ts';
import type { SearchEntry } from './search-entry.ts';

type Answer = Pick<SearchEntry, 'title' | 'description' | 'url'> & {
  readonly askedBy: string;
};

/**
 * Answers common questions from the current business facts. A title begins with the word that visitors search for. Every answer
 * is also on the page it links to.
 */
export function listAnswers(facts: BusinessFacts, now: Date): readonly SearchEntry[] {
  return writeAnswers(facts, now).map(({ askedBy, ...answer }) => ({
    ...answer,
    category: 'Answers',
    labels: [askedBy],
    facts: [],
    pictureName: 'scenes/contact',
  }));
}

function writeAnswers(facts: BusinessFacts, now: Date): readonly Answer[] {
  const { address, claims, email, phone, pricesFromCents, promises, quartzPriceBands } = facts;
  const hours = describeHours(facts.hours, now);
  const week = (lines: typeof hours.store) => lines.map(({ days, hours: open }) => `${days} ${open}`).join(', ');
  const quartz = new Set(Object.values(quartzPriceBands).map(describeQuartzPrice));
  return [
    {
      title: 'Hours: when we are open',
      description: `${week(hours.store)}. ${hours.holidays}`.trim(),
      url: '/contact',
      askedBy:
        'opening hours open closed closing time today tomorrow monday tuesday wednesday thursday friday saturday sunday weekend holiday',
    },
    {
      title: 'Phone number',
      description: `Call ${phone.display}: ${hours.phone}.`,
      url: '/contact',
      askedBy: 'phone telephone call number contact ring talk speak text',
    },
    {
      title: 'Address: where we are',
      description: `${formatAddressLines({ address }).join(', ')}.`,
      url: '/contact',
      askedBy: 'address location directions map find showroom parking visit city store shop',
    },
    {
      title: 'Email us',
      description: `${email}. We reply within ${promises.replyWithinHours} hours.`,
      url: '/contact',
      askedBy: 'email mail message contact write',
    },
    {
      title: 'Book an appointment to visit the showroom',
      description: `${hours.showroom} Book a time with the form, or call ${phone.display}.`,
      url: '/contact',
      askedBy: 'appointment booking book visit showroom consultation meet designer',
    },
    {
      title: 'Quartz prices: what a countertop costs',
      description: `${[...quartz].join('; ')}. Send us your measurements or a sketch for a free quote.`,
      url: '/quartz-countertops',
      askedBy:
        'price cost quote estimate quartz countertop stone slab per square foot installed budget expensive cheap',
    },
    {
      title: 'Prices and quotes: what it costs',
      description: `In-stock vanities from ${formatPrice(pricesFromCents.vanities)}, cabinets from ${formatPrice(pricesFromCents.cabinets)}. Custom work is quoted free of charge.`,
      url: '/contact',
      askedBy:
        'price cost quote estimate vanity cabinet kitchen bathroom renovation budget expensive cheap free payment',
    },
    {
      title: 'Caring for quartz: heat, stains and scratches',
      description:
        'Warm water and a drop of soap clean it. It resists stains and knives; heat can mark it, so use a trivet.',
      url: '/quartz-countertops',
      askedBy:
        'care clean maintenance heat hot resistant stain scratch proof durable seal sealing trivet burn chip quartz countertop',
    },
    {
      title: 'Samples of quartz',
      description: 'Open any colour and choose its sample: we’ll cut you a piece to lay beside your cabinets.',
      url: '/quartz-countertops',
      askedBy: 'sample swatch chip piece stone slab countertop',
    },
    {
      title: 'Samples of flooring',
      description: 'Take a sample home first: a floor looks different in your own light.',
      url: '/products/flooring',
      askedBy: 'sample swatch board piece',
    },
    {
      title: 'Delivery and pick-up of in-stock items',
      description: `Ships within ${promises.shipsWithinHours} hours. Pick-up: ${week(hours.pickUp)}.`,
      url: '/in-stock',
      askedBy: 'delivery deliver ship shipping pickup collect lead time how long fast freight',
    },
    {
      title: `Warranty: ${claims.warrantyYears} years`,
      description: `Our work and everything we sell comes with a ${claims.warrantyYears}-year warranty.`,
      url: '/about-us',
      askedBy: 'warranty guarantee guaranteed broken defect repair return',
    },
    {
      title: 'Contractors, designers and builders',
      description:
        'Drawings, casework and stone for your client’s project. Send us the plans, or call and ask for the shop.',
      url: '/commercial-millwork',
      askedBy: 'contractor builder designer architect trade tradesman professional developer wholesale discount client',
    },
    {
      title: 'Careers and jobs',
      description: `To ask about working with us, write to ${email} or call ${phone.display}.`,
      url: '/contact',
      askedBy: 'career job hiring employment work apply vacancy apprentice resume',
    },
    {
      title: 'Reserve an in-stock vanity or cabinet',
      description: 'Reserve a piece on its page, and see it in the showroom before you decide.',
      url: '/in-stock',
      askedBy: 'reserve reservation hold set aside',
    },
  ];
}
