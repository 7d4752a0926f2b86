import { Kysely, type CompiledQuery } from 'kysely';
import type { Reader } from './access.ts';

/** What a query asks with; what is undefined it does not ask. */
type QueryValues = Readonly<Record<string, string | number | undefined>>;

/** Begins what stands for a value, and nothing that a database could hold. */
const MARK = '\0';

/** What Kysely builds. */
interface Built<Row> {
  readonly compile: () => CompiledQuery<Row>;
  readonly execute: () => Promise<Row[]>;
}

interface WorkedOut<Row> {
  readonly query: CompiledQuery<Row>;
  /** For each parameter the name of the value that is put there; undefined where it stays. */
  readonly names: readonly (string | undefined)[];
}

/**
 * A query that is asked again and again, with other values: it is built and worked out once for each of its shapes, as that takes Kysely
 * longer than the database takes to answer.
 */
export class QueryShapes<Values extends QueryValues, Row> {
  readonly #known = new WeakMap<Reader, Map<string, WorkedOut<Row>>>();

  /**
   * @param shape names what the query follows from beside which values are there
   * @param build is handed stands-in for the values, which it hands on as they are
   */
  async run(
    tables: Reader,
    { shape, values }: { readonly shape: string; readonly values: Values },
    build: (values: Values) => Built<Row>,
  ): Promise<Row[]> {
    // Tables that something else is laid over are there for one page.
    if (!(tables instanceof Kysely)) return build(values).execute();
    const given = Object.keys(values).filter((name) => values[name] !== undefined);
    const key = [shape, ...given].join(' ');
    const shapes = this.#known.get(tables) ?? new Map<string, WorkedOut<Row>>();
    this.#known.set(tables, shapes);
    const { query, names } = shapes.get(key) ?? workOut(given, build(standInsFor(given) as Values));
    shapes.set(key, { query, names });
    const parameters = query.parameters.map((fixed, place) => {
      const name = names[place];
      return name === undefined ? fixed : values[name];
    });
    const { rows } = await tables.executeQuery<Row>({ ...query, parameters });
    return rows;
  }
}

/** What stands for the values while a query is built. To Kysely, a value is whatever it binds. */
function standInsFor(given: readonly string[]): unknown {
  return Object.fromEntries(given.map((name) => [name, MARK + name]));
}

function workOut<Row>(given: readonly string[], built: Built<Row>): WorkedOut<Row> {
  const nameOf = new Map(given.map((name) => [MARK + name, name]));
  const query = built.compile();
  return { query, names: query.parameters.map((parameter) => nameOf.get(String(parameter))) };
}
