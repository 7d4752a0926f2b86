import { compareMax } from '@showroom/catalog-data/limits';
import { Button } from '@showroom/ui/button';
import { LinkButton } from '@showroom/ui/link-button';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SiteLink } from '../shell/site-link.tsx';
import { CardGrid } from '../catalogue/cards/card-grid.tsx';
import { toCards } from '../catalogue/cards/to-cards.server.ts';
import { listComparedShelves, listFamilyTiles } from '../catalogue/tiles/list-family-tiles.server.ts';
import { PictureTiles } from '../catalogue/tiles/picture-tiles.tsx';
import { useFocusAfterChange } from '../catalogue/list/use-focus-after-change.ts';
import { buildSamplesHref, buildShortlistQuoteHref } from '../leads/quote-href.ts';
import { storeContext } from '../request-context.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { pageWords } from '../seo/page-words.server.ts';
import type { Route } from './+types/shortlist.route';
import { addToShortlist, removeFromShortlist } from './change-shortlist.ts';
import { toSearch, useShortlist, type ProductName } from './stored-shortlist.ts';
import { groupByFamily, readProducts } from './read-products.server.ts';

/** The products in the URL, which holds the whole list, so it can be shared. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const { found, missing } = await readProducts(store, new URL(request.url).searchParams);
  return {
    page: pageWords('/shortlist'),
    names: found.map(({ name }) => name),
    missing,
    /** Families to choose from, if the list is empty. */
    tiles:
      found.length === 0
        ? listFamilyTiles({ shelves: await listComparedShelves(store) }, ({ section }) => section)
        : [],
    groups: groupByFamily(found).map((group) => {
      const [{ family, findPicture }] = group;
      const compared = group.slice(0, compareMax);
      return {
        title: pageWords(family.path).label,
        cards: toCards(family, family.cardsOf(group.map(({ product }) => product.slug)), {
          find: findPicture,
        }),
        samples: family.hasSamples
          ? {
              href: buildSamplesHref(toSearch(group.map(({ name }) => name))),
              words: group.length === 1 ? 'Request a Sample' : 'Request Samples',
            }
          : null,
        compare:
          compared.length > 1
            ? {
                href: `/compare${toSearch(compared.map(({ name }) => name))}`,
                words:
                  compared.length < group.length
                    ? `Compare the first ${compareMax}`
                    : `Compare these ${compared.length}`,
              }
            : null,
      };
    }),
  };
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-spruce';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta(matches, { ...loaderData.page, isIndexed: false });
}

export default function Shortlist({ loaderData: { page, names, missing, groups, tiles } }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfterChange = useFocusAfterChange(useLocation().search);
  // A removed product takes its focused button with it.
  const { isShared, saveAll } = useOwnList(names, missing, () => focusAfterChange(() => heading.current));
  const count = `${names.length} ${names.length === 1 ? 'product' : 'products'}`;
  return (
    <div className="page-width pt-10 lg:pt-14">
      <h1 ref={heading} tabIndex={-1} className="font-serif text-title outline-none">
        {page.title}
      </h1>
      <p className="mt-3 max-w-prose text-lead text-ink-muted">
        {names.length === 0
          ? 'Your shortlist is empty. Tap the bookmark on any product to save it here, then compare, share or get a quote.'
          : isShared
            ? `Someone shared this list with you: ${count}.`
            : `${count}. Share or bookmark this page to keep your list.`}
      </p>
      {missing.length > 0 && (
        <p className="mt-2 text-ink-muted">
          {missing.length === 1 ? 'One product on this list is' : `${missing.length} products on this list are`} no
          longer available.
        </p>
      )}
      {names.length === 0 ? (
        <div className="mt-8">
          <PictureTiles tiles={tiles} layout="families" />
        </div>
      ) : (
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <LinkButton as={SiteLink} href={buildShortlistQuoteHref(toSearch(names))}>
            {names.length === 1 ? 'Get a Quote' : 'Get a Quote for these'}
          </LinkButton>
          {isShared ? (
            <Button type="button" variant="secondary" className="min-w-36" onClick={saveAll}>
              Save as my list
            </Button>
          ) : (
            <CopyButton />
          )}
        </div>
      )}
      {groups.map(({ title, cards, compare, samples }) => (
        <section key={title} className="mt-12" aria-label={title}>
          <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hairline pt-3">
            <h2 className="font-serif text-heading">{title}</h2>
            <div className="flex flex-wrap gap-x-6 print:hidden">
              {samples && (
                <SiteLink href={samples.href} className={linkClass}>
                  {samples.words}
                </SiteLink>
              )}
              {compare && (
                <SiteLink href={compare.href} className={linkClass}>
                  {compare.words}
                </SiteLink>
              )}
            </div>
          </div>
          <CardGrid cards={cards} className="mt-4" />
        </section>
      ))}
    </div>
  );
}

/**
 * Whether the page shows the visitor's own list, which follows changes in this and other tabs, or a shared one: not empty, and
 * different from the stored list. The server assumes the visitor's own.
 */
function useOwnList(names: readonly ProductName[], missing: readonly ProductName[], onChange: () => void) {
  const own = useShortlist();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [isFollowing, setIsFollowing] = useState(false);
  const lastSearch = useRef('');
  const notify = useEffectEvent(onChange);
  const isSame = own.length === names.length && names.every((name) => own.includes(name));
  if (isSame && !isFollowing) setIsFollowing(true);
  const isOwn = isFollowing || names.length === 0;
  useEffect(() => {
    if (missing.some((name) => own.includes(name))) return removeFromShortlist(missing);
    const search = toSearch(own);
    if (!isOwn || lastSearch.current === search) return;
    lastSearch.current = search;
    if (isSame) return;
    if (names.length > 0) notify();
    void navigate(`/shortlist${search}`, { replace: true, preventScrollReset: true });
  }, [own, names, missing, isSame, isOwn, navigate]);
  return {
    isShared: isHydrated && !isOwn,
    saveAll: () => {
      addToShortlist(names);
      setIsFollowing(true);
    },
  };
}

function CopyButton() {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button
      type="button"
      variant="secondary"
      className="min-w-36 noscript:hidden"
      onClick={() => void navigator.clipboard.writeText(location.href).then(() => setIsCopied(true))}
    >
      <span role="status">{isCopied ? 'Copied' : 'Copy the link'}</span>
    </Button>
  );
}
