import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { formatDimensions } from '@showroom/catalog-data/products/dimensions';
import { mirrors, type Mirror } from '@showroom/catalog-data/products/mirrors';
import { pages, type PagePath } from '@showroom/catalog-data/pages';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { findPicture } from '@showroom/pictures/picture-records';
import { pageWords } from '../../seo/page-words.server.ts';

const family = catalogue.mirrors;
/** Mirrors of the Media Collection on this page; its own page has them all. */
const MEDIA_SHOWN = 4;
const media = mirrors.filter(({ collection }) => collection === 'Media Collection').slice(0, MEDIA_SHOWN);

export function findLookedAt(asked: URLSearchParams): Mirror | undefined {
  return media.find(({ slug }) => slug === asked.get('look'));
}

function loadCardPicture(slug: string) {
  const picture = findPicture(family.find(slug)?.pictureNames[0] ?? '');
  return picture && toPictureSource(picture, { widths: [400, 800], formats: ['avif'] });
}

function toTile(path: PagePath, slugs: readonly string[], slug = slugs[0] ?? '') {
  const countText = `${slugs.length} ${slugs.length === 1 ? family.noun.one : family.noun.many}`;
  return { path, label: pages[path].label, countText, picture: loadCardPicture(slug) };
}

/** Loads the page of the collections: tiles, some mirrors, and the details of one of these. */
export function loadMirrors(request: Request) {
  const looked = findLookedAt(new URL(request.url).searchParams);
  return {
    page: pageWords('/products/mirrors'),
    tiles: [
      toTile(family.path, family.slugs, family.slugs.at(-1)),
      ...family.parts.map(({ path, slugs }) => toTile(path, slugs)),
    ],
    closing: family.closingWords,
    mediaIntro: family.parts.find(({ path }) => path === '/products/mirrors/media-collection')?.intro,
    media: media.map(({ slug, name }) => ({ slug, name, picture: loadCardPicture(slug) })),
    looked: looked
      ? {
          slug: looked.slug,
          name: looked.name,
          brand: looked.brand,
          description: looked.description,
          dimensions: formatDimensions(looked),
          features: looked.features,
          path: family.pathOf(looked.slug),
          action: looked.colours.length > 1 ? 'Choose Options' : 'View Details',
        }
      : null,
  };
}

export type MirrorsFacts = ReturnType<typeof loadMirrors>;
export type LookedAtMirror = NonNullable<MirrorsFacts['looked']>;
