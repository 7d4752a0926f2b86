import { z } from 'zod';
import { neededFields, projectTypes, workCategories, workStatuses } from '../content-options.ts';
import { defineKind } from '../content-kind.ts';
import { cents, CHOOSE, count, day, draftText, ids, line, lines } from './field-schemas.ts';
import { pictureList } from './picture-reference.ts';

const workSchema = z.object({
  title: line(),
  /** Cards show the first paragraph. A blank line ends a paragraph. */
  description: draftText(),
  category: z.enum(workCategories, CHOOSE).default('kitchen'),
  status: z.enum(workStatuses, CHOOSE).default('completed'),
  projectType: z.enum(projectTypes, CHOOSE).default('renovation'),
  client: line(),
  location: line(),
  completedOn: day(),
  /** 0: unknown. */
  squareFeet: count(),
  duration: line(80),
  budgetCents: cents(),
  /** `$48,000 – $55,000` */
  budgetRange: line(80),
  features: lines(30),
  /** Ids of tags. */
  tags: ids(30),
  pictures: pictureList(),
  beforePictures: pictureList(),
  afterPictures: pictureList(),
  /** Paths of catalogue products that were used: `/quartz-countertops/aurora`. Unknown ones aren't shown. */
  products: lines(30),
  testimonial: draftText(),
  /** "Kitchen renovation client" */
  testimonialRole: line(),
  /** Invented; visitors see a note. */
  isSample: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
});

export type Work = z.infer<typeof workSchema>;

/** A portfolio project. */
export const works = defineKind({
  name: 'work',
  noun: 'work item',
  label: 'Our work',
  schema: workSchema,
  needed: neededFields.work,
  longest: { description: 10_000, testimonial: 4000 },
  ownersOnly: ['client', 'budgetCents'],
  title: ({ title }) => title,
  path: (slug) => `/our-works/${slug}`,
  category: ({ category }) => category,
  status: ({ status }) => status,
  isFeatured: ({ isFeatured }) => isFeatured,
  day: ({ completedOn }) => completedOn,
  person: ({ client }) => client,
  cents: ({ budgetCents }) => budgetCents,
  searchedText: ({ client, location }) => [client, location],
  references: ({ tags }) => ({ tags }),
  productPaths: ({ products }) => products,
});
