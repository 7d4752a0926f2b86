/** Prepared statements that the server keeps per connection: those of frequently requested pages. */
const MOST_NAMES = 200;
/** Texts seen once are remembered long enough to recognize those of a repeated page. */
const MOST_MET = 1_000;

/**
 * Names frequent statements. The server plans a named statement once per connection, and planning takes longer than running most
 * of ours. A generic plan is used only if it costs no more than specific ones:
 * https://www.postgresql.org/docs/current/sql-prepare.html#SQL-PREPARE-NOTES
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #met = new Set<string>();

  /** Returns the name of a statement from its second use on; undefined before. */
  nameOf(sql: string): string | undefined {
    const name = this.#names.get(sql);
    if (name !== undefined || this.#names.size >= MOST_NAMES) return name;
    if (!this.#met.delete(sql)) {
      this.#met.add(sql);
      const [oldest = ''] = this.#met;
      if (this.#met.size > MOST_MET) this.#met.delete(oldest);
      return undefined;
    }
    const given = `s${this.#names.size}`;
    this.#names.set(sql, given);
    return given;
  }
}
