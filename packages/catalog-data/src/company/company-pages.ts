import type { BusinessFacts } from '../business/business-facts.ts';
import type { PagePath } from '../pages/pages.ts';
import type { CompanyPage, SetUp, WriteCompanyPage } from './company-page.ts';
import { writeAbout } from './pages/about.ts';
import { writeAccessibility } from './pages/accessibility.ts';
import { writeCommercialMillwork } from './pages/commercial-millwork.ts';
import { writeExpertise } from './pages/expertise.ts';
import { writeHardware } from './pages/hardware.ts';
import { writeOutdoorKitchens } from './pages/outdoor-kitchens.ts';
import { writePrivacy } from './pages/privacy.ts';

const writers = {
  '/about-us': writeAbout,
  '/top-expertise': writeExpertise,
  '/commercial-millwork': writeCommercialMillwork,
  '/outdoor-kitchens': writeOutdoorKitchens,
  '/hardware': writeHardware,
  '/privacy': writePrivacy,
  '/accessibility': writeAccessibility,
} satisfies Partial<Record<PagePath, WriteCompanyPage>>;

export type CompanyPath = keyof typeof writers;

export const companyPaths = Object.keys(writers).filter(isCompanyPath);

export function isCompanyPath(path: string): path is CompanyPath {
  return Object.hasOwn(writers, path);
}

/** Writes a page about the business from the current facts. */
export function writeCompanyPage(
  path: CompanyPath,
  facts: BusinessFacts,
  setUp: SetUp = { checksForRobots: false },
): CompanyPage {
  return writers[path](facts, setUp);
}
