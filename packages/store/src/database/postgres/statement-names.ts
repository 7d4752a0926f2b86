/** As many statements the server keeps for a connection: those of all pages that are asked for again and again. */
const MOST_NAMES = 200;
/** Texts that were met once are remembered for so long that one of a page comes again. */
const MOST_MET = 1_000;

/**
 * Names for the statements that a process asks again and again. The server reads and plans one with a name once for each
 * connection, which takes it longer than most of ours take to run. The plan is made without the values only where it costs
 * no more than those that were made with them: https://www.postgresql.org/docs/current/sql-prepare.html#SQL-PREPARE-NOTES
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #met = new Set<string>();

  /** The name of a statement from the second time on; undefined for one that is to be asked without. */
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
