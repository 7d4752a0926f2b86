import { joinClasses } from '@showroom/ui/join-classes';
import { Picture, type PictureSource } from '@showroom/ui/picture';
import { SiteLink } from '../../shell/site-link.tsx';

export interface PictureTile {
  readonly href: string;
  readonly label: string;
  readonly picture: PictureSource | null;
}

export interface PictureTilesProps {
  readonly tiles: readonly PictureTile[];
  /** Thirteen families: a wide first one, then rows of six. Eight products: rows of four. */
  readonly layout: 'families' | 'products';
}

const layouts = {
  families: {
    grid: 'lg:grid-cols-6',
    tile: 'first:col-span-full',
    picture: 'aspect-square in-[li:first-child]:aspect-2/1 md:in-[li:first-child]:aspect-5/1',
    sizes: '(min-width: 64rem) 14vw, (min-width: 48rem) 22vw, 45vw',
  },
  products: { grid: '', tile: '', picture: '', sizes: '(min-width: 48rem) 22vw, 45vw' },
};

/** Links with pictures. */
export function PictureTiles({ tiles, layout }: PictureTilesProps) {
  const { grid, tile, picture: look, sizes } = layouts[layout];
  return (
    <ul className={joinClasses('grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 lg:gap-x-6 print:hidden', grid)}>
      {tiles.map(({ href, label, picture }, index) => (
        <li key={href} className={joinClasses('card', tile)}>
          {picture && (
            <Picture
              record={picture}
              sizes={layout === 'families' && index === 0 ? '92vw' : sizes}
              className={joinClasses('card-picture', look)}
            />
          )}
          <h2 className="mt-2.5 font-serif text-card leading-tight">
            <SiteLink href={href} className="card-link">
              {label}
            </SiteLink>
          </h2>
        </li>
      ))}
    </ul>
  );
}
