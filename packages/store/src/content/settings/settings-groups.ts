import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import type { z } from 'zod';
import { defineKind } from '../content-kind.ts';
import type { ContentKind } from '../content-kind.ts';
import { businessFactsSchema } from './business-facts-schema.ts';

/** The facts of the business as the owner edits them: some at a time, each group a kind of content with one member. */
export const settingsGroups = {
  business: factsGroup(
    'settings-business',
    'Business',
    businessFactsSchema.pick({ brand: true, phone: true, email: true, address: true }),
  ),
  site: factsGroup('settings-site', 'Site', businessFactsSchema.pick({ site: true })),
  hours: factsGroup('settings-hours', 'Hours', businessFactsSchema.pick({ hours: true })),
  promises: factsGroup(
    'settings-promises',
    'Promises',
    businessFactsSchema.pick({ claims: true, promises: true, pricesFromCents: true, quartzPriceBands: true }),
  ),
  links: factsGroup('settings-links', 'Links', businessFactsSchema.pick({ socialLinks: true, providerLinks: true })),
};

function factsGroup<Fields extends object>(
  name: string,
  title: string,
  schema: z.ZodType<Fields>,
): ContentKind<Fields> {
  return defineKind({
    name,
    noun: 'settings',
    schema,
    empty: schema.parse(defaultBusinessFacts),
    needed: [],
    title: () => title,
  });
}
