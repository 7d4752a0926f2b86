import { Kysely, sql, type CompiledQuery } from 'kysely';
import type { Reader } from './access.ts';

/** Values of a query; undefined ones are not part of it. */
type QueryValues = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Marks a placeholder. No stored text contains it. */
const MARK = '\0';

/** Longer lists take the database longer than Kysely, and each length would be a shape. */
const LONGEST_LIST = 100;

/**
 * Makes the number of rows part of the statement. As a parameter, PostgreSQL would estimate that a generic plan returns a tenth
 * of all rows and plan every time, which takes longer than the list.
 * https://www.postgresql.org/docs/current/sql-prepare.html#SQL-PREPARE-NOTES
 *
 * An offset as a parameter has the same effect, so the first page of a list has none.
 *
 * Don't use it where matches may be rare among many rows, as in leads: a generic plan searches all of them.
 */
export function fixedLimit(rows: number) {
  return sql.lit(rows);
}

interface Built<Row> {
  readonly compile: () => CompiledQuery<Row>;
  readonly execute: () => Promise<Row[]>;
}

interface WorkedOut<Row> {
  readonly query: CompiledQuery<Row>;
  /** The value for each parameter; undefined for constants. */
  readonly slots: readonly (Slot | undefined)[];
}

/** A named value, or one entry of a list. */
interface Slot {
  readonly name: string;
  readonly place?: number;
}

/**
 * A query that is run often with different values. It is built once for each shape, because building takes Kysely longer than the
 * database takes to answer.
 */
export class QueryShapes<Values extends QueryValues, Row> {
  readonly #known = new WeakMap<Reader, Map<string, WorkedOut<Row>>>();

  /**
   * @param shape names everything the query depends on besides which values are present and the lengths of lists
   * @param build gets placeholders for the values and must pass them on unchanged
   */
  async run(
    tables: Reader,
    { shape, values }: { readonly shape: string; readonly values: Values },
    build: (values: Values) => Built<Row>,
  ): Promise<Row[]> {
    const given = Object.keys(values).filter((name) => values[name] !== undefined);
    const lengths = given.map((name) => lengthOf(values[name]));
    // The tables of a view exist for one page only.
    if (!(tables instanceof Kysely) || Math.max(...lengths) > LONGEST_LIST) return build(values).execute();
    const key = [shape, ...given.map((name, index) => `${name}:${lengths[index]}`)].join(' ');
    const shapes = this.#known.get(tables) ?? new Map<string, WorkedOut<Row>>();
    this.#known.set(tables, shapes);
    const { query, slots } = shapes.get(key) ?? workOut(values, given, build);
    shapes.set(key, { query, slots });
    const parameters = query.parameters.map((fixed, index) => {
      const slot = slots[index];
      return slot === undefined ? fixed : valueAt(values, slot);
    });
    const { rows } = await tables.executeQuery<Row>({ ...query, parameters });
    return rows;
  }
}

function lengthOf(value: QueryValues[string]): number {
  return typeof value === 'object' ? value.length : 0;
}

function valueAt(values: QueryValues, { name, place }: Slot): unknown {
  const value = values[name];
  return typeof value === 'object' && place !== undefined ? value[place] : value;
}

/** Builds a query with placeholders. Kysely binds them like any value. */
function workOut<Values extends QueryValues, Row>(
  values: Values,
  given: readonly string[],
  build: (values: Values) => Built<Row>,
): WorkedOut<Row> {
  const slotOf = new Map<unknown, Slot>();
  const stand = (slot: Slot) => {
    const mark = `${MARK}${slot.name} ${slot.place ?? ''}`;
    slotOf.set(mark, slot);
    return mark;
  };
  const standsIn = given.map((name) => {
    const value = values[name];
    return [name, typeof value === 'object' ? value.map((_, place) => stand({ name, place })) : stand({ name })];
  });
  const query = build(Object.fromEntries(standsIn) as Values).compile();
  return { query, slots: query.parameters.map((parameter) => slotOf.get(parameter)) };
}
