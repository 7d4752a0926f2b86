import { compareMax } from '@showroom/catalog-data/limits';
import { LinkButton } from '@showroom/ui/link-button';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../shell/site-link.tsx';
import { useFocusAfterChange } from '../catalogue/list/use-focus-after-change.ts';
import { PictureTiles } from '../catalogue/tiles/picture-tiles.tsx';
import { storeContext } from '../request-context.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { ADD_ID, AddProduct } from './add-product.tsx';
import { ComparedDrawings } from './compared-drawings.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { loadComparison, type ComparisonFacts } from './load-comparison.server.ts';
import type { Route } from './+types/compare.route';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadComparison(context.get(storeContext), new URL(request.url).searchParams);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, products, family } = loaderData;
  return pageMeta(matches, {
    ...page,
    title: [page.title, describeProducts(products.map(({ name }) => name)) ?? family?.label].filter(Boolean).join(': '),
    isIndexed: false,
  });
}

/** All names, or the first and the number of the others: search results cut titles after sixty characters. */
function describeProducts(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const all = names.join(', ');
  return names.length === 1 || all.length <= 40 ? all : `${names[0]} and ${names.length - 1} more`;
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-spruce';

/** Compares products of one family. The URL has all of it. */
export default function Compare({ loaderData: comparison }: Route.ComponentProps) {
  const { family, tiles, products, otherRowsHref, isOnlyDifferences, quoteHref, samplesHref } = comparison;
  const count = useRef<HTMLParagraphElement>(null);
  const focusAfterChange = useFocusAfterChange(useLocation().search);
  return (
    <div className="page-width pt-8 lg:pt-12">
      {family && (
        <SiteLink href={family.path} className={`text-small ${linkClass}`}>
          All {family.noun.many}
        </SiteLink>
      )}
      <h1 className="font-serif text-title">{family ? `Compare ${family.noun.many}` : 'Compare'}</h1>
      <p ref={count} tabIndex={-1} role="status" className="mt-2 text-ink-muted outline-none">
        {describeCount(comparison)}
      </p>
      <Remarks comparison={comparison} />
      {products.length > 0 && (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          {products.length > 1 && (
            <LinkButton as={SiteLink} href={quoteHref}>
              Get a Quote for {products.length === 2 ? 'both' : 'these'}
            </LinkButton>
          )}
          {products.length > 1 && samplesHref !== null && (
            <LinkButton as={SiteLink} variant="secondary" href={samplesHref}>
              Request samples of {products.length === 2 ? 'both' : 'these'}
            </LinkButton>
          )}
          {products.length > 1 && (
            <SiteLink href={otherRowsHref} preventScrollReset className={linkClass}>
              {isOnlyDifferences ? 'Show everything' : 'Show differences only'}
            </SiteLink>
          )}
          {family && comparison.choices.length > 0 && (
            <a href={`#${ADD_ID}`} className={linkClass}>
              Add another {family.noun.one}
            </a>
          )}
        </div>
      )}
      {products.length > 0 && (
        // Removing a column removes the focused link.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div onClick={() => focusAfterChange(() => count.current)}>
          <ComparisonTable comparison={comparison} />
        </div>
      )}
      <ComparedDrawings comparison={comparison} />
      {family && (
        // An added product leaves the list with the focused link.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div onClick={() => focusAfterChange(() => count.current)}>
          <AddProduct key={products.map(({ slug }) => slug).join(' ')} comparison={comparison} />
        </div>
      )}
      {tiles.length > 0 && (
        <div className="mt-8">
          <PictureTiles tiles={tiles} layout="families" />
        </div>
      )}
    </div>
  );
}

function describeCount({ family, products }: ComparisonFacts): string {
  if (!family) return `Choose a product type, then up to ${compareMax} products.`;
  const { one, many } = family.noun;
  if (products.length === 0) return `Choose up to ${compareMax} ${many} to compare side by side.`;
  if (products.length === 1) return `Add another ${one} to compare.`;
  return `${products.length} ${many} side by side. Differences are highlighted.`;
}

/** What the URL asked for that isn't compared, with links to it. */
function Remarks({ comparison: { family, leftOut, others, missing } }: { readonly comparison: ComparisonFacts }) {
  if (leftOut.length === 0 && others.length === 0 && missing === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 border-l-2 border-brass pl-4 text-small print:hidden">
      {leftOut.length > 0 && (
        <li>
          You can compare up to {compareMax}. Not shown:{' '}
          {leftOut.map(({ name, path }, at) => (
            <span key={path}>
              {at > 0 && <span>, </span>}
              <SiteLink href={path} className={linkClass}>
                {name}
              </SiteLink>
            </span>
          ))}
          <span>.</span>
        </li>
      )}
      {others.map(({ label, href }) => (
        <li key={href}>
          You can only compare {family?.noun.many ?? 'products of one type'} here.{' '}
          <SiteLink href={href} className={linkClass}>
            Go to {label}
          </SiteLink>
        </li>
      ))}
      {missing > 0 && <li>{missing === 1 ? 'One product is' : `${missing} products are`} no longer available.</li>}
    </ul>
  );
}
