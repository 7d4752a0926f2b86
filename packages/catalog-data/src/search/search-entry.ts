/** Something that the search finds: a page, a product, what the owner wrote. */
export type SearchEntry = {
  readonly title: string;
  readonly description: string;
  /** Not unique: several services share a page. Tell entries apart by title. */
  readonly url: string;
  /** The heading that its result stands under. */
  readonly category: string;
  /** What finds it before others: what it is called as well, and what its list is filtered by, as written for the eye. */
  readonly labels: readonly string[];
  /** What finds it too: material, finish, all else that its page says of it. */
  readonly facts: readonly string[];
  /** Of the picture that its result shows, to be looked up: not all need be made. Null shows none. */
  readonly pictureName: string | null;
};
