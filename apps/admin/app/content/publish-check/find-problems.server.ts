import { checkPage } from '../../frame/public-site/check-page.ts';
import { eachAtOnce } from '../../frame/public-site/each-at-once.ts';
import type { ReadPage } from '../../frame/public-site/site-jobs.ts';
import type { SiteSurvey } from '../../frame/public-site/site-survey.server.ts';
import type { AffectedPages } from './find-affected-pages.server.ts';
import type { SitePreview } from './site-preview.server.ts';

export interface Finding {
  readonly where: string;
  readonly words: string;
  /** Why it matters, or what helps. */
  readonly reason: string;
}

/** Heavier pictures delay a phone’s page. In bytes. */
const HEAVY_PICTURE = 250_000;
const AT_ONCE = 2;
const MOST_LINKS = 60;
const MOST_PICTURES = 30;

interface Looked {
  readonly site: SitePreview;
  /** What is known of other pages, for values that must be unique. */
  readonly survey: SiteSurvey;
  readonly affected: AffectedPages;
}

/** Problems of the entry’s own page, and those it adds to others. */
export async function findFindings({ site, survey, affected: { own, pages } }: Looked): Promise<readonly Finding[]> {
  const others = pages
    .filter(({ path }) => path !== own?.path)
    .flatMap(({ path, faults }) =>
      faults.map((words) => ({ where: path, words, reason: 'New since the published version.' })),
    );
  if (own === undefined) return others;
  const [around] = survey.findSurroundings([own]);
  const surroundings = { sameTitle: [], sameDescription: [], ...around, deadLinks: await findDeadLinks(site, own) };
  const faults = checkPage(own, surroundings).filter(({ isGood }) => !isGood);
  return [
    ...faults.map(({ words, reason }) => ({ where: own.path, words, reason })),
    ...(await weighPictures(site, own)),
    ...others,
  ];
}

async function findDeadLinks(site: SitePreview, { contentLinks }: ReadPage): Promise<readonly string[]> {
  const dead = new Set<string>();
  const links = [...contentLinks].filter((link) => !link.startsWith('/pictures/')).slice(0, MOST_LINKS);
  await eachAtOnce(links, AT_ONCE, async (link) => {
    if (!(await site.stands(link))) dead.add(link);
  });
  return links.filter((link) => dead.has(link));
}

async function weighPictures(site: SitePreview, { path, pictures }: ReadPage): Promise<readonly Finding[]> {
  const weights = new Map<string, number>();
  const weighed = [...pictures].slice(0, MOST_PICTURES);
  await eachAtOnce(weighed, AT_ONCE, async (picture) => {
    weights.set(picture, (await site.weigh(picture)) ?? 0);
  });
  return weighed.flatMap((picture, index) => {
    const bytes = weights.get(picture) ?? 0;
    if (bytes <= HEAVY_PICTURE) return [];
    return {
      where: path,
      words: `Image ${index + 1} slows the page down: ${Math.round(bytes / 1000)} KB on a phone`,
      reason: `Use a simpler or smaller image: ${picture.split('/').at(-1) ?? picture}`,
    };
  });
}
