import { createHash } from 'node:crypto';
import { findPictures } from '@showroom/pictures/picture-records';
import { quartzPictureNames, quartzSpecifications, type QuartzColour } from '@showroom/catalog-data/quartz';
import { quartzDescriptions } from '@showroom/catalog-data/quartz-descriptions';
import { quartzPath } from '@showroom/catalog-data/quartz-path';
import recordsByPath from './page-dates.generated.json' with { type: 'json' };

/** When a page last said something else, and what it has said since then. */
export interface PageDate {
  /** `YYYY-MM-DD`. */
  readonly changedOn: string;
  readonly fingerprint: string;
}

/** By path. Written by `pnpm date-pages`; a test holds the fingerprints to what the pages say. */
export const pageDates: Readonly<Record<string, PageDate>> = recordsByPath;

/** The day on which what stands on a page last changed; undefined where nobody keeps count. */
export function findPageDate(path: string): string | undefined {
  return Object.hasOwn(pageDates, path) ? pageDates[path]?.changedOn : undefined;
}

/** The dates as they are after today's changes: a page that says what it said keeps its day. */
export function datePages(
  colours: readonly QuartzColour[],
  today: string,
  known: Readonly<Record<string, PageDate>> = pageDates,
): Record<string, PageDate> {
  return Object.fromEntries(
    colours.map((colour) => {
      const path = quartzPath(colour.slug);
      const fingerprint = fingerprintOf(colour);
      const before = known[path];
      return [path, before?.fingerprint === fingerprint ? before : { changedOn: today, fingerprint }];
    }),
  );
}

/** Stands for the words and pictures of a colour's page; how the page is built does not touch it. */
function fingerprintOf(colour: QuartzColour): string {
  const content = [
    colour.label,
    colour.tagline,
    colour.keyFeatures,
    quartzSpecifications(colour).map(({ label, value }) => [label, value]),
    quartzDescriptions[colour.slug] ?? [],
    findPictures(quartzPictureNames(colour.slug)).map(({ name, alt, hash }) => [name, alt, hash]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}
