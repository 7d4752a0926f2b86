import { beyondDescriptions } from './quartz-descriptions/beyond.ts';
import { discoveryDescriptions } from './quartz-descriptions/discovery.ts';
import { redDescriptions } from './quartz-descriptions/red.ts';
import type { QuartzSlug } from './quartz-rows.ts';

/**
 * Two written paragraphs per colour, by slug: what one sees, then where it belongs.
 * They agree with the colour's `look` and with its thicknesses, sizes and finish; change them together.
 */
export const quartzDescriptions: Readonly<Record<QuartzSlug, readonly [string, string]>> = {
  ...beyondDescriptions,
  ...redDescriptions,
  ...discoveryDescriptions,
};
