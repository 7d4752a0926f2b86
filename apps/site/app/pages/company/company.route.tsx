import { isCompanyPath } from '@showroom/catalog-data/company/company-pages';
import { cachedPage } from '@showroom/web-server/route-rule';
import { data } from 'react-router-dom';
import { businessId, serviceJsonLd } from '../../seo/json-ld.ts';
import { sectionMeta } from '../../seo/section-meta.ts';
import { CallToAction } from '../../shell/call-to-action.tsx';
import type { Route } from './+types/company.route';
import { ActionLinks } from './action-links.tsx';
import { CompanyHero } from './company-hero.tsx';
import { CompanySection } from './company-section.tsx';
import { HandOver } from './hand-over.tsx';
import { loadCompanyPage, type CompanyPageFacts } from './load-company-page.server.ts';

export const headers = cachedPage();

/** One route for all company pages, because every route adds to the manifest. */
export function loader({ context, params }: Route.LoaderArgs) {
  const path = `/${params.page}`;
  if (!isCompanyPath(path)) throw data(null, { status: 404 });
  return loadCompanyPage(path, context);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return sectionMeta(matches, loaderData.page, { describe: (siteUrl) => describePage(siteUrl, loaderData) });
}

function describePage(siteUrl: string, { business, describes, page }: CompanyPageFacts): readonly object[] {
  const { path, title: name, description } = page;
  if (describes === 'service') return [serviceJsonLd(siteUrl, { name, description, path })];
  if (business === null) return [];
  return [
    business,
    { '@type': 'AboutPage', name, description, url: siteUrl + path, about: { '@id': businessId(siteUrl) } },
  ];
}

export default function Company({ loaderData }: Route.ComponentProps) {
  const { closing, handOverTo, hero, page, sections } = loaderData;
  return (
    <>
      <CompanyHero hero={hero} />
      {handOverTo !== null && <HandOver key={handOverTo} url={handOverTo} />}
      {sections.map((section, index) => (
        <CompanySection key={`${page.path} ${index}`} section={section} />
      ))}
      <CallToAction title={closing.title} text={closing.text}>
        <ActionLinks actions={closing.actions} />
      </CallToAction>
    </>
  );
}
