import type { ContentPicture } from '@showroom/app-frame/content-pictures';
import type { BadgeTone } from '@showroom/ui/badge';

/** An item as the list shows it. */
export interface ItemCard {
  readonly id: string;
  /** The state that is shown. */
  readonly revision: number;
  readonly title: string;
  readonly picture: ContentPicture | null;
  /** Above the title: what it belongs to. */
  readonly category: string;
  /** Under the title: what tells it from others. */
  readonly facts: string;
  /** Its own status, by word and colour. */
  readonly status: { readonly label: string; readonly tone: BadgeTone } | null;
  /** Where it stands with visitors; null while they see it as it is kept. */
  readonly publication: string | null;
  readonly isFeatured: boolean;
  /** Came with the site, and no one has changed it. */
  readonly isSample: boolean;
  readonly tags: readonly string[];
}

/** Tags that a card names; of the others it tells how many there are. */
const MOST_TAGS = 3;

/** At most three, then how many more: "+2". */
export function shortenTags(tags: readonly string[]): readonly string[] {
  const more = tags.length - MOST_TAGS;
  return more > 0 ? [...tags.slice(0, MOST_TAGS), `+${more}`] : tags;
}
