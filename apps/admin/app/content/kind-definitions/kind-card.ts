import type { ContentPicture, ContentPictures } from '@showroom/app-frame/content-pictures';
import type { ContentSortKey } from '@showroom/store/admin';
import type { BadgeTone } from '@showroom/ui/badge';

/** What the list shows of an entry. */
export interface CardFacts {
  readonly title: string;
  readonly picture: ContentPicture | null;
  /** Above the title. */
  readonly category: string;
  /** Under the title. */
  readonly facts: string;
  readonly status: {
    readonly label: string;
    readonly tone: BadgeTone;
    /** Under the badge. */
    readonly notes?: readonly string[];
  } | null;
  /** Null for a kind whose status implies it. */
  readonly publication?: null;
  readonly isFeatured: boolean;
  readonly tags: readonly string[];
  /** At the end of a card. */
  readonly lines?: readonly (readonly string[])[];
  /** In a table, by column: a text, and a second line. */
  readonly cells?: Readonly<Partial<Record<ContentSortKey, readonly string[]>>>;
}

/** A card of a kind without pictures, statuses and tags. */
export const plainCard = { picture: null, category: '', status: null, isFeatured: false, tags: [] } as const;

export interface CardContext {
  readonly pictures: ContentPictures;
  readonly tagNames: ReadonlyMap<string, string>;
  /** Came with the site, unchanged. */
  readonly isSample: boolean;
  /** Fills in a text's placeholders, as on the site. */
  readonly fillIn: (this: void, text: string) => string;
}
