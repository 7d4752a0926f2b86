import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import { heroSlides } from '@showroom/catalog-data/home-content';
import { pictureNames } from '@showroom/pictures/picture-records';
import { catalogueFamilies, catalogue } from '@showroom/catalog-data/catalogue/families';
import type { PictureFile } from '@showroom/web-server/picture-path';

const wideScenes = [
  ...new Set([
    ...heroSlides.map((slide) => slide.picture),
    ...catalogueFamilies.map(({ heroPicture }) => heroPicture),
    ...['custom-cabinetry', 'millwork', 'contact'].map((name) => `scenes/${name}`),
  ]),
];
/** The pictures of a family's cards, in list order. */
function cardPictures(family: CatalogueFamily): readonly string[] {
  const { pageCount } = family.list(new URLSearchParams());
  const pages = Array.from({ length: pageCount }, (_, index) => new URLSearchParams({ page: `${index + 1}` }));
  return pages.flatMap((page) => family.list(page).cards.map(({ pictureName }) => pictureName));
}
const slabs = cardPictures(catalogue.quartz);
const otherCards = catalogueFamilies.filter(({ family }) => family !== 'quartz').flatMap(cardPictures);

/**
 * The pictures to make in the background after the start, in order: those at the top of pages, a small WebP of every picture as a
 * placeholder (a tenth of an AVIF's time), then the sizes for the most visited pages.
 */
export function listFirstPictures(): readonly PictureFile[] {
  const everyName = [...new Set([...wideScenes, ...slabs, ...otherCards, ...pictureNames])];
  return [
    ...wideScenes.map((name) => ({ name, width: 800, format: 'avif' }) as const),
    ...everyName.map((name) => ({ name, width: 800, format: 'webp' }) as const),
    ...wideScenes.flatMap((name) => ([1200, 1600] as const).map((width) => ({ name, width, format: 'avif' as const }))),
    ...slabs.flatMap((name) => ([400, 800] as const).map((width) => ({ name, width, format: 'avif' as const }))),
    ...otherCards.map((name) => ({ name, width: 800 as const, format: 'avif' as const })),
    ...slabs.map((name) => ({ name, width: 1200 as const, format: 'avif' as const })),
  ];
}
