import { catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import { upperFirst } from '@showroom/catalog-data/first-letter';
import { foldLetters } from '@showroom/catalog-data/fold-letters';
import { findPictures, pictureNames } from '@showroom/pictures/picture-records';
import { toPictureSource, type PictureRecord } from '@showroom/pictures/picture-source';
import { readPage, readQuery } from '../../frame/sorting/list-params.ts';
import type { PictureChoice } from './picture-choice.ts';
import { toPictureAddress } from '../kinds/picture-address.ts';

/** A family of site pictures, such as all mirrors. */
export interface SitePictureGroup {
  readonly value: string;
  readonly label: string;
}

interface SitePicture {
  readonly name: string;
  readonly group: SitePictureGroup;
  readonly record: PictureRecord;
  /** Its search text, case and accents folded. */
  readonly searched: string;
}

export interface SitePicturesPage {
  readonly groups: readonly SitePictureGroup[];
  readonly pageCount: number;
  readonly choices: readonly PictureChoice[];
}

const PER_PAGE = 24;

/** Folders with unclear names. The others are families of products and use their names. */
const labels: Readonly<Record<string, string>> = {
  scenes: 'Rooms and scenes',
  works: 'Our Work',
  blog: 'Blog',
  samples: 'Doors and finishes',
};
/** Groups that suit a post or a project come before the many product pictures. */
const firstGroups = Object.keys(labels);

/**
 * The site’s own pictures, as a URL asks for them: `q`, `group`, `page`. They are part of the release and referred to
 * by name (`master:quartz/aurora/slab`), so neither the store nor a backup copies them.
 */
export function listSitePictures(params: URLSearchParams): SitePicturesPage {
  const words = foldLetters(readQuery(params))
    .split(/\s+/)
    .filter((word) => word !== '');
  const group = params.get('group') ?? '';
  const all = listAll();
  const found = all.filter(
    (picture) =>
      (group === '' || picture.group.value === group) && words.every((word) => picture.searched.includes(word)),
  );
  const pageCount = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const page = Math.min(readPage(params), pageCount);
  return {
    groups: [...new Map(all.map((picture) => [picture.group.value, picture.group])).values()],
    pageCount,
    choices: found.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(toChoice),
  };
}

function toChoice({ name, group, record }: SitePicture): PictureChoice {
  const source = toPictureSource(record, { widths: [400, 800], formats: ['avif'] });
  return {
    address: toPictureAddress({ source: 'master', name: record.name, alt: '' }),
    src: source.src,
    alt: record.alt,
    name,
    group: group.label,
    record: source,
  };
}

let listed: readonly SitePicture[] | undefined;

function listAll(): readonly SitePicture[] {
  return (listed ??= findPictures(pictureNames)
    .map(toSitePicture)
    .toSorted((one, two) => rankOf(one) - rankOf(two) || compare(one.group.label, two.group.label)));
}

function rankOf({ group }: SitePicture): number {
  const place = firstGroups.indexOf(group.value);
  return place === -1 ? firstGroups.length : place;
}

function compare(one: string, two: string): number {
  return one < two ? -1 : Number(one > two);
}

/** Names a picture by what it shows: “Agawa 24″ Vanity, angle”. */
function toSitePicture(record: PictureRecord): SitePicture {
  const [folder = '', ...rest] = record.name.split('/');
  const group = { value: folder, label: labels[folder] ?? toWords(folder) };
  const [slug = '', ...views] = rest;
  const product = catalogueFamilies.find(({ family }) => family === folder)?.find(slug);
  const parts = [product?.name ?? toWords(slug), ...views.filter((view) => view !== 'front').map(toLowerWords)];
  const name = parts.join(', ');
  return { name, group, record, searched: foldLetters(`${name} ${group.label} ${record.name} ${record.alt}`) };
}

function toWords(slug: string): string {
  return upperFirst(toLowerWords(slug));
}

function toLowerWords(slug: string): string {
  return slug.replaceAll('-', ' ');
}
