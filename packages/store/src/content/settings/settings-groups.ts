import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { z } from 'zod';
import { defineKind } from '../content-kind.ts';
import type { ContentKind } from '../content-kind.ts';
import { businessFactsSchema } from './business-facts-schema.ts';
import { commentRuleSchema, usualCommentRule } from './comment-rule.ts';
import { sitePresentationSchema, usualPresentation } from './site-presentation.ts';

/** Each group is a kind of content with a single entry. */
export const settingsGroups = {
  business: factsGroup(
    'settings-business',
    'Business info',
    businessFactsSchema.pick({ brand: true, phone: true, email: true, address: true }),
  ),
  site: settingsGroup('settings-site', 'Site', z.object({ site: sitePresentationSchema }), { site: usualPresentation }),
  hours: factsGroup('settings-hours', 'Hours', businessFactsSchema.pick({ hours: true })),
  specialDays: factsGroup(
    'settings-special-days',
    'Holidays and special hours',
    businessFactsSchema.pick({ specialDays: true }),
  ),
  promises: factsGroup(
    'settings-promises',
    'Facts and pricing',
    businessFactsSchema.pick({ claims: true, promises: true, pricesFromCents: true, quartzPriceBands: true }),
  ),
  comments: settingsGroup('settings-comments', 'Comments', z.object({ comments: commentRuleSchema }), {
    comments: usualCommentRule,
  }),
  links: factsGroup('settings-links', 'Links', businessFactsSchema.pick({ socialLinks: true, providerLinks: true })),
};

function factsGroup<Fields extends object>(
  name: string,
  title: string,
  schema: z.ZodType<Fields>,
): ContentKind<Fields> {
  return settingsGroup(name, title, schema, schema.parse(defaultBusinessFacts));
}

function settingsGroup<Fields extends object>(
  name: string,
  title: string,
  schema: z.ZodType<Fields>,
  empty: Fields,
): ContentKind<Fields> {
  return defineKind({
    name,
    noun: 'settings',
    schema,
    empty,
    needed: [],
    title: () => title,
  });
}
