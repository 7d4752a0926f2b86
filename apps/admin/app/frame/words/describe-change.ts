/** A change from the month before: “+20% from last month”. */
export function describeChange(present: number, past: number): string {
  if (past === 0) return 'None last month';
  if (present === past) return 'Same as last month';
  const percent = Math.round((Math.abs(present - past) / past) * 100);
  if (percent === 0) return 'Less than 1% from last month';
  return `${present > past ? '+' : '−'}${percent}% from last month`;
}
