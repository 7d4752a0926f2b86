import type { CardFacts } from '../../kind-definitions/item-card.ts';

/** An item as the list shows it. */
export interface ItemCard extends CardFacts {
  readonly id: string;
  /** The state that is shown. */
  readonly revision: number;
  /** Where it stands with visitors; null while they see it as it is kept. */
  readonly publication: string | null;
  /** Came with the site, and no one has changed it. */
  readonly isSample: boolean;
}

/** Tags that a card names; of the others it tells how many there are. */
const MOST_TAGS = 3;

/** At most three, then how many more: "+2". */
export function shortenTags(tags: readonly string[]): readonly string[] {
  const more = tags.length - MOST_TAGS;
  return more > 0 ? [...tags.slice(0, MOST_TAGS), `+${more}`] : tags;
}
