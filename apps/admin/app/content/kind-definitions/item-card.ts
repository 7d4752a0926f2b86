import type { ContentPicture, ContentPictures } from '@showroom/app-frame/content-pictures';
import type { BadgeTone } from '@showroom/ui/badge';

/** What the list shows of an item, as its kind tells it. */
export interface CardFacts {
  readonly title: string;
  readonly picture: ContentPicture | null;
  /** Above the title: what it belongs to. */
  readonly category: string;
  /** Under the title: what tells it from others. */
  readonly facts: string;
  /** Its own status, by word and colour. */
  readonly status: { readonly label: string; readonly tone: BadgeTone } | null;
  readonly isFeatured: boolean;
  readonly tags: readonly string[];
}

/** A card of a kind without pictures, statuses and tags. */
export const plainCard = { picture: null, category: '', status: null, isFeatured: false, tags: [] } as const;

/** What a card is made with, beside the fields of its item. */
export interface CardContext {
  readonly pictures: ContentPictures;
  readonly tagNames: ReadonlyMap<string, string>;
}
