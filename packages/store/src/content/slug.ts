import { foldLetters } from '@showroom/catalog-data/fold-letters';

const LONGEST_SLUG = 80;

/** Makes a slug of at most 80 characters from a title, cut between words. Empty when the title has no letter or digit. */
export function slugFrom(title: string): string {
  const words = foldLetters(title)
    .replaceAll(/['’]/g, '')
    .replaceAll('&', ' and ')
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
  let slug = (words[0] ?? '').slice(0, LONGEST_SLUG);
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > LONGEST_SLUG) break;
    slug += `-${word}`;
  }
  return slug;
}

export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text);
}

/** Returns the slug or the first free one of `slug-2`, `slug-3`, … */
export async function nextFreeSlug(slug: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  let free = slug;
  for (let number = 2; await isTaken(free); number += 1) {
    const ending = `-${number}`;
    free = `${slug.slice(0, LONGEST_SLUG - ending.length).replace(/-+$/, '')}${ending}`;
  }
  return free;
}
