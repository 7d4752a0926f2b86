/** "1 result", "37 results"; "13 results for “Calacatta”" after a corrected typo. */
export function countResults(count: number, readAs: string | null): string {
  return `${count} ${count === 1 ? 'result' : 'results'}${readAs === null ? '' : ` for “${readAs}”`}`;
}
