import { foldLetters } from '@showroom/catalog-data/fold-letters';

const LONGEST_SLUG = 80;

/**
 * The last part of a path, made from a title: lower case, without accents and ligatures, words joined by hyphens, at most 80 characters
 * and never cut inside a word unless the first word is longer. Empty when the title holds no letter and no digit.
 */
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

/** Whether a text can stand in a path as it is: what `slugFrom` makes, and nothing else. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text);
}

/** The slug itself, or the first of `slug-2`, `slug-3`, … that is free. */
export async function nextFreeSlug(slug: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  let free = slug;
  for (let number = 2; await isTaken(free); number += 1) {
    const ending = `-${number}`;
    free = `${slug.slice(0, LONGEST_SLUG - ending.length).replace(/-+$/, '')}${ending}`;
  }
  return free;
}
