// Apart from the colours: a page in the browser makes addresses without carrying them all.
/** The address of a colour's page. Links are made from the slug, never from a displayed name. */
export function quartzPath(slug: string): string {
  return `/quartz-countertops/${slug}`;
}
