import { distance } from 'fastest-levenshtein';

// Longer input isn't a typo, and comparing gets slower with its length.
const longestInput = 60;

/**
 * Returns the slugs that a visitor most likely meant, best first: those that share whole words with the input, then those a few
 * keystrokes away. Always returns as many as requested if there are enough slugs.
 */
export function nearestSlugs(slugs: readonly string[], input: string, count: number): readonly string[] {
  const wanted = input
    .toLowerCase()
    .slice(0, longestInput)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const wantedWords = new Set(wanted.split('-').filter((word) => word !== ''));
  return slugs
    .map((slug) => {
      const sharedWords = slug.split('-').filter((word) => wantedWords.has(word)).length;
      const keystrokes = distance(wanted, slug) / Math.max(wanted.length, slug.length, 1);
      return { slug, score: keystrokes - sharedWords * 0.5 };
    })
    .sort((a, b) => a.score - b.score)
    .slice(0, Math.max(0, count))
    .map(({ slug }) => slug);
}
