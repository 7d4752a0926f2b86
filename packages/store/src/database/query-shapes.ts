import { Kysely, sql, type CompiledQuery } from 'kysely';
import type { Reader } from './access.ts';

/** What a query asks with; what is undefined it does not ask. */
type QueryValues = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Begins what stands for a value, and nothing that a database could hold. */
const MARK = '\0';

/** A query with a longer list keeps the database longer than Kysely, and there would be one for each length. */
const LONGEST_LIST = 100;

/**
 * How many rows a list shows, as a part of its statement. Where it is a value, PostgreSQL takes a plan that is made without values to
 * be for a tenth of all rows, and plans each time again, which takes it longer than the list does.
 * https://www.postgresql.org/docs/current/sql-prepare.html#SQL-PREPARE-NOTES
 *
 * An offset that is a value has the same effect, which is why the first page of a list is asked for without one.
 *
 * Not where what is looked for may be rare among very many, as in leads: a plan without values looks through all of them.
 */
export function fixedLimit(rows: number) {
  return sql.lit(rows);
}

/** What Kysely builds. */
interface Built<Row> {
  readonly compile: () => CompiledQuery<Row>;
  readonly execute: () => Promise<Row[]>;
}

interface WorkedOut<Row> {
  readonly query: CompiledQuery<Row>;
  /** For each parameter the value that is put there; undefined where it stays. */
  readonly slots: readonly (Slot | undefined)[];
}

/** A value by its name or, of a list, one of it by its place. */
interface Slot {
  readonly name: string;
  readonly place?: number;
}

/**
 * A query that is asked again and again, with other values: it is built and worked out once for each of its shapes, as that takes Kysely
 * longer than the database takes to answer.
 */
export class QueryShapes<Values extends QueryValues, Row> {
  readonly #known = new WeakMap<Reader, Map<string, WorkedOut<Row>>>();

  /**
   * @param shape names what the query follows from beside which values are there, and how many a list holds
   * @param build is handed stands-in for the values, which it hands on as they are
   */
  async run(
    tables: Reader,
    { shape, values }: { readonly shape: string; readonly values: Values },
    build: (values: Values) => Built<Row>,
  ): Promise<Row[]> {
    const given = Object.keys(values).filter((name) => values[name] !== undefined);
    const lengths = given.map((name) => lengthOf(values[name]));
    // Tables that something else is laid over are there for one page.
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

/** How many a list holds; none where it is no list. */
function lengthOf(value: QueryValues[string]): number {
  return typeof value === 'object' ? value.length : 0;
}

function valueAt(values: QueryValues, { name, place }: Slot): unknown {
  const value = values[name];
  return typeof value === 'object' && place !== undefined ? value[place] : value;
}

/** Builds a query with what stands for the values. To Kysely, a value is whatever it binds. */
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
