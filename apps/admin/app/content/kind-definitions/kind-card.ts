import type { ContentPicture, ContentPictures } from '@showroom/app-frame/content-pictures';
import type { ContentSortKey } from '@showroom/store/admin';
import type { BadgeTone } from '@showroom/ui/badge';

/** What the list shows of an entry, as its kind tells it. */
export interface CardFacts {
  readonly title: string;
  readonly picture: ContentPicture | null;
  /** Above the title: what it belongs to. */
  readonly category: string;
  /** Under the title: what tells it from others. */
  readonly facts: string;
  /** Its own status, by word and colour. */
  readonly status: {
    readonly label: string;
    readonly tone: BadgeTone;
    /** Under the badge. */
    readonly notes?: readonly string[];
  } | null;
  /** Given by a kind whose status says already where an entry stands with visitors. */
  readonly publication?: null;
  readonly isFeatured: boolean;
  readonly tags: readonly string[];
  /** At the end of a card, each a line of facts. */
  readonly lines?: readonly (readonly string[])[];
  /** In a table, by column: a text, and a second one below it. */
  readonly cells?: Readonly<Partial<Record<ContentSortKey, readonly string[]>>>;
}

/** A card of a kind without pictures, statuses and tags. */
export const plainCard = { picture: null, category: '', status: null, isFeatured: false, tags: [] } as const;

/** What a card is made with, beside its entry. */
export interface CardContext {
  readonly pictures: ContentPictures;
  readonly tagNames: ReadonlyMap<string, string>;
  /** Came with the site, and no one has changed it. */
  readonly isSample: boolean;
}
