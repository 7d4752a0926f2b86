/** "1 result", "37 results". */
export function countResults(count: number): string {
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}
