/** What a page's scripts are started with: the addresses of the build's files. */
export interface StartData {
  /** Run one after the other in this order, before the entry. */
  readonly modules: readonly string[];
  /** Each route's module, as its place in `modules`. */
  readonly routes: Readonly<Record<string, number>>;
  /** Hydrates the page. */
  readonly entry: string;
  /** The rest of the stylesheet; null where the page carries none. */
  readonly stylesheet: string | null;
}
