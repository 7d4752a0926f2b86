import { formatAddressLines, formatPhoneHref } from '@showroom/catalog-data/business-facts';
import { Picture } from '@showroom/ui/picture';
import { SpecificationPlate } from '@showroom/ui/specification-plate';
import { cachedPage } from '@showroom/web-server/route-rule';
import { storeContext } from '../../request-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { SiteLink } from '../../shell/site-link.tsx';
import { useSiteFacts } from '../../shell/site-facts.ts';
import { ProductDrawing } from '../drawings/product-drawing.tsx';
import { findCatalogue } from '../find-catalogue.server.ts';
import { keepUnits } from '../keep-units.ts';
import { ProductError } from '../product/product-error.tsx';
import { loadSpecSheet } from './load-spec-sheet.server.ts';
import type { Route } from './+types/spec-sheet.route';

export const headers = cachedPage();

/** A product’s facts on one page, for contractors, files and workshop walls. */
export async function loader({ context, params, pattern }: Route.LoaderArgs) {
  const catalogue = await findCatalogue(context.get(storeContext));
  return { sheet: loadSpecSheet(catalogue, catalogue.familyOfRoute(pattern.replace('/spec-sheet', '')), params.slug) };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const sheet = loaderData?.sheet;
  return pageMeta(matches, {
    title: sheet ? `${sheet.name}: spec sheet` : 'Not found',
    description: sheet ? `${sheet.name} on one page: specifications and dimensions.` : 'We couldn’t find that product.',
    path: location.pathname,
    isIndexed: false,
  });
}

export default function SpecSheet({ loaderData: { sheet } }: Route.ComponentProps) {
  const facts = useSiteFacts();
  const { brand, email, phone } = facts;
  const { drawing, eyebrow, name, path, picture, price, specifications, tagline } = sheet;
  return (
    <article className="page-width pt-6 lg:pt-10 print:pt-0">
      <p className="flex flex-wrap items-center justify-between gap-x-8 text-small max-sm:mb-6 print:hidden">
        <SiteLink
          href={path}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-spruce"
        >
          {`Back to ${name}`}
        </SiteLink>
        <span className="text-ink-muted">To save this page as a PDF, print it from your browser.</span>
      </p>
      <header className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-b border-ink pb-4 print:mt-0 print:pb-2">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-1 font-serif text-title print:text-heading">{name}</h1>
          <p className="mt-1 text-ink-muted print:text-caption">{tagline}</p>
        </div>
        {price !== null && <p className="figures font-serif text-heading print:text-subheading">{price}</p>}
      </header>
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 md:grid-cols-[2fr_3fr] print:mt-3 print:grid-cols-[2fr_3fr] print:gap-x-6">
        {picture && (
          <Picture
            record={picture}
            sizes="(min-width: 48rem) 38vw, 92vw"
            priority
            className="max-h-128 rounded-xs print:max-h-72"
          />
        )}
        <SpecificationPlate
          specifications={specifications.map(({ label, value }) => ({ label, value: keepUnits(value) }))}
          className="print:[&_dt,&_dd]:text-[0.75rem]"
        />
      </div>
      {drawing && <ProductDrawing views={drawing} className="mt-10 print:mt-4" />}
      <footer className="mt-10 border-t border-ink pt-4 text-small print:mt-4 print:pt-2 print:text-caption">
        <p className="font-serif text-subheading print:text-body">{brand}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-6 text-ink-muted">
          <span>{formatAddressLines(facts).join(', ')}</span>
          <a href={formatPhoneHref(phone)} className="figures inline-flex min-h-11 items-center print:min-h-0">
            {phone.display}
          </a>
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4 print:min-h-0"
          >
            {email}
          </a>
        </p>
        <p className="text-caption text-ink-muted">
          Dimensions are nominal. Confirm them against the product before you cut or rough in.
        </p>
      </footer>
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductError error={error} />;
}
