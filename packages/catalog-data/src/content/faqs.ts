import type { FaqGroup } from './faq-groups.ts';

/** A frequently asked question. The answer is Markdown, with placeholders for settings. */
export interface SampleFaq {
  readonly question: string;
  readonly answer: string;
  readonly group: FaqGroup;
}

/** By group, in the order of the page. */
export const faqs: readonly SampleFaq[] = [
  {
    group: 'Quotes and prices',
    question: 'How do I get a quote?',
    answer:
      'Answer a few questions in the [quote form](/custom-millwork-form), or [send us a message](/contact) with your measurements or a sketch. You’ll get a reply within {replyHours} hours. Quotes are free.',
  },
  {
    group: 'Quotes and prices',
    question: 'Do you work with contractors, designers and builders?',
    answer:
      'Yes. We make drawings, casework and stone for their clients’ projects. See [commercial millwork](/commercial-millwork), send us the plans, or call {phone} and ask for the shop.',
  },
  {
    group: 'Quotes and prices',
    question: 'What does your warranty cover?',
    answer:
      'Our work and everything we sell comes with a {warrantyYears}-year warranty. If something isn’t right, call {phone} or write to {email}.',
  },
  {
    group: 'Quartz countertops',
    question: 'What does a quartz countertop cost?',
    answer:
      'It depends on the colour, thickness, edge, cut-outs for sink and cooktop, how many slabs it takes, and installation. [Choose a colour](/quartz-countertops) and send us your measurements or a sketch for a free quote.',
  },
  {
    group: 'Quartz countertops',
    question: 'Can I put a hot pan on quartz?',
    answer: 'Use a trivet. Quartz resists stains and knives, but heat can mark it.',
  },
  {
    group: 'Quartz countertops',
    question: 'How do I clean a quartz countertop?',
    answer: 'Warm water and a drop of soap. There’s more in [Caring for quartz, day to day](/blog/caring-for-quartz).',
  },
  {
    group: 'Quartz countertops',
    question: 'When do you measure for the countertop?',
    answer:
      'Once the cabinets are in. We cut a slab from a template of the room rather than a drawing, and the crew that set the cabinets installs it.',
  },
  {
    group: 'Custom cabinets',
    question: 'What can you build?',
    answer:
      'Kitchens, bathroom vanities, built-in storage, entertainment centres, offices and closets, made to measure. [Custom cabinetry](/custom-cabinetry) shows the doors, woods and finishes to start from.',
  },
  {
    group: 'Custom cabinets',
    question: 'What happens after I say yes?',
    answer:
      'Four steps: we measure your home, you see plans, elevations and a rendering and choose from real samples, we build in our own shop, and the crew that built it installs it.',
  },
  {
    group: 'In-stock items',
    question: 'How soon can I have something that’s in stock?',
    answer: 'It ships within {shippingHours} hours. Pick-up is {pickUp}.',
  },
  {
    group: 'In-stock items',
    question: 'Can I reserve a piece before I buy it?',
    answer:
      'Yes. Reserve it on its page, come in, open the drawers and bring your tile. You don’t pay until you’ve seen it. See [what’s in stock](/in-stock).',
  },
  {
    group: 'Samples',
    question: 'Can I take samples home?',
    answer:
      'Yes, of quartz and of flooring: both look different in your own light. Choose them on the page of a colour or a floor, or request several at once from [Samples](/samples).',
  },
  {
    group: 'Visiting and contact',
    question: 'When are you open?',
    answer: '{hours}. {visits} Book a time with the [form](/contact), or call {phone}.',
  },
  {
    group: 'Visiting and contact',
    question: 'Where are you?',
    answer: '{address}. You can also write to {email}; we reply within {replyHours} hours.',
  },
];
