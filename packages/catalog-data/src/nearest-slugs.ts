// Longer input is a crafted address, not a mistyped name; the cost of comparing grows with its length.
const longestInput = 60;

/**
 * The slugs a visitor most likely meant, best first: those sharing whole words with the input, then those a few
 * keystrokes away. Always answers with as many as asked for while there are slugs.
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
      const distance = editDistance(wanted, slug) / Math.max(wanted.length, slug.length, 1);
      return { slug, score: distance - sharedWords * 0.5 };
    })
    .sort((a, b) => a.score - b.score)
    .slice(0, Math.max(0, count))
    .map(({ slug }) => slug);
}

/** Fewest insertions, deletions and replacements that turn one word into the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let previousRow = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 0; row < from.length; row += 1) {
    const currentRow = [row + 1];
    for (let column = 0; column < to.length; column += 1) {
      const above = previousRow[column + 1] ?? 0;
      const diagonal = previousRow[column] ?? 0;
      const left = currentRow[column] ?? 0;
      currentRow.push(Math.min(above + 1, left + 1, diagonal + (from[row] === to[column] ? 0 : 1)));
    }
    previousRow = currentRow;
  }
  return previousRow.at(-1) ?? 0;
}
