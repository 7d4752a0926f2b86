import { fetchedPart } from '@showroom/ui/fetched-part';
import { Picture, type PictureSource } from '@showroom/ui/picture';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { cachedPage } from '@showroom/web-server/route-rule';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { sectionMeta } from '../../seo/section-meta.ts';
import { SiteLink, type SiteLinkProps } from '../../shell/site-link.tsx';
import { CallOrWrite } from '../../shell/call-or-write.tsx';
import type { Route } from './+types/mirrors.route';
import { findLookedAt, loadMirrors } from './load-mirrors.server.ts';
import { MirrorDetails } from './mirror-details.tsx';
import type { MirrorWindowProps } from './mirror-window.tsx';

const MirrorWindow = fetchedPart(() => {
  // Fetched together, because one imports the other.
  void import('@showroom/ui/dialog').catch(() => {});
  return import('./mirror-window.tsx');
}, LookedAtInPlace);

export const headers = cachedPage((asked) => {
  const looked = findLookedAt(asked);
  return looked ? `?look=${looked.slug}` : '';
});

export function loader({ request }: Route.LoaderArgs) {
  return loadMirrors(request);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? sectionMeta(matches, loaderData.page) : [];
}

/** All collections of mirrors, and some mirrors with details in a dialog. */
export default function Mirrors({ loaderData }: Route.ComponentProps) {
  const { closing, looked, media, mediaIntro, page, tiles } = loaderData;
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  useEffect(() => MirrorWindow.fetchOnceTouched(), []);
  const close = () => void navigate({ search: '' }, { preventScrollReset: true });
  return (
    <>
      <div className="page-width pt-10 lg:pt-16">
        <h1 className="font-serif text-display">{page.title}</h1>
        <p className="mt-4 max-w-prose text-lead text-ink-muted">
          From plain round mirrors to one that shows the weather, all designed for bathrooms.
        </p>
      </div>
      <h2 className="page-width mt-12 font-serif text-heading">Browse by Collection</h2>
      <ul className="page-width mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-5 lg:gap-x-6 print:grid-cols-5">
        {tiles.map(({ path, label, countText, picture }) => (
          <Tile
            key={path}
            href={path}
            name={label}
            countText={countText}
            picture={picture}
            sizes="(min-width: 48rem) 17vw, 45vw"
          />
        ))}
      </ul>
      <section id="media" className="page-width mt-24 print:break-inside-avoid" aria-labelledby="media-title">
        <h2 id="media-title" className="font-serif text-title">
          Media Collection
        </h2>
        <p className="mt-3 max-w-prose text-ink-muted">{mediaIntro}</p>
        {looked && !isHydrated && <LookedAtInPlace mirror={looked} />}
        <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 lg:gap-x-6 print:grid-cols-4">
          {media.map(({ slug, name, picture }) => (
            <Tile
              key={slug}
              // Without scripts the details are in the page, at this anchor.
              href={`${page.path}?look=${slug}${isHydrated ? '' : '#media'}`}
              preventScrollReset
              onPointerEnter={MirrorWindow.prefetch}
              name={name}
              picture={picture}
              sizes="(min-width: 48rem) 22vw, 45vw"
            />
          ))}
        </ul>
      </section>
      <CallOrWrite {...closing} />
      {looked && isHydrated && <MirrorWindow mirror={looked} onClose={close} />}
    </>
  );
}

/** The details without a dialog: before hydration, without scripts, or if its code can't be fetched. */
function LookedAtInPlace({ mirror }: Pick<MirrorWindowProps, 'mirror'>) {
  return (
    <div className="mt-8 max-w-prose border-l-2 border-brass pl-6">
      <h3 className="mb-3 font-serif text-heading">{mirror.name}</h3>
      <MirrorDetails mirror={mirror} />
    </div>
  );
}

interface TileProps extends Pick<SiteLinkProps, 'href' | 'preventScrollReset' | 'onPointerEnter'> {
  readonly picture: PictureSource | null;
  readonly sizes: string;
  readonly name: string;
  readonly countText?: string;
}

/** A tile of a collection or a mirror. Its name is the link that covers the tile. */
function Tile({ picture, sizes, name, countText, ...link }: TileProps) {
  return (
    <li className="card">
      {picture && <Picture record={picture} alt="" sizes={sizes} className="rounded-xs shadow-card" />}
      <h3 className="mt-3 font-serif text-subheading">
        <SiteLink {...link} className="card-link">
          {name}
        </SiteLink>
      </h3>
      {countText && <p className="text-caption text-ink-muted tabular-nums">{countText}</p>}
    </li>
  );
}
