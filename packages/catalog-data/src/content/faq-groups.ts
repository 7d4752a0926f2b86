/** Groups of questions, in the order of the page. */
export const faqGroups = [
  'Quotes and prices',
  'Quartz countertops',
  'Custom cabinets',
  'In-stock items',
  'Samples',
  'Visiting and contact',
] as const;

export type FaqGroup = (typeof faqGroups)[number];
