export function columnsOf<Row extends object>(row: Row) {
  return Object.keys(row) as (keyof Row & string)[];
}
