/** The columns of a row that has a value for each of them. */
export function columnsOf<Row extends object>(row: Row) {
  return Object.keys(row) as (keyof Row & string)[];
}
