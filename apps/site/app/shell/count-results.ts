/** "1 result", "37 results", and what for where a slip was put right: "13 results for “Calacatta”". */
export function countResults(count: number, readAs: string | null): string {
  return `${count} ${count === 1 ? 'result' : 'results'}${readAs === null ? '' : ` for “${readAs}”`}`;
}
