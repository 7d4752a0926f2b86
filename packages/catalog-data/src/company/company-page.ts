import type { BusinessFacts } from '../business/business-facts.ts';
import type { Guide } from '../catalogue/guides/guide.ts';
import type { PagePath } from '../pages/pages.ts';

type Words = { readonly title: string; readonly text: string };

/** A way on. */
export type Action = { readonly label: string; readonly href: PagePath | `tel:${string}` | `mailto:${string}` };

/** The drawings that are next to a trade. */
export type TradeIcon = 'cabinet' | 'slab' | 'kitchen' | 'bath' | 'moulding' | 'counter';

/** What the shop knows best, one trade. */
export type Trade = {
  readonly icon: TradeIcon;
  readonly title: string;
  readonly description: string;
  /** Since when, in words. */
  readonly experience: string;
  /** Name of a picture record. */
  readonly picture: string;
  /** Slugs of works that show it. */
  readonly works: readonly string[];
  /** Where else it is shown. */
  readonly page?: Action;
  readonly specialties: readonly string[];
};

export type Award = {
  readonly year: number;
  readonly award: string;
  readonly organization: string;
  readonly project: string;
};

/**
 * A part of a page about the business. `isSample` marks what the owner has to replace with the truth of their own; pictures
 * are names of picture records.
 */
export type Section =
  | { readonly kind: 'figures'; readonly title: string; readonly figures: readonly Words[] }
  | {
      readonly kind: 'story';
      readonly title: string;
      readonly paragraphs: readonly string[];
      readonly picture: string;
      /** On a wide screen: after the words. */
      readonly isMirrored: boolean;
      readonly actions: readonly Action[];
    }
  | {
      readonly kind: 'timeline';
      readonly title: string;
      readonly isSample: boolean;
      readonly moments: readonly (Words & { readonly year: string })[];
    }
  | { readonly kind: 'cards'; readonly title: string; readonly intro: string; readonly cards: readonly Words[] }
  | {
      readonly kind: 'pictures';
      readonly title: string;
      readonly intro: string;
      readonly cards: readonly (Words & { readonly picture: string })[];
    }
  | { readonly kind: 'names'; readonly title: string; readonly intro: string; readonly names: readonly string[] }
  | { readonly kind: 'checklist'; readonly title: string; readonly intro: string; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly Words[] }
  | {
      readonly kind: 'promises';
      readonly title: string;
      readonly text: string;
      readonly picture: string;
      readonly promises: readonly Words[];
    }
  | { readonly kind: 'trades'; readonly trades: readonly Trade[] }
  | {
      readonly kind: 'awards';
      readonly title: string;
      readonly intro: string;
      readonly isSample: boolean;
      readonly awards: readonly Award[];
    }
  | { readonly kind: 'guide'; readonly guide: Guide };

/** A page of words about the business, as data: what it opens with, its parts in order, its last word. */
export type CompanyPage = {
  readonly hero: {
    /** The line above the title; null where the title says enough. */
    readonly eyebrow: string | null;
    readonly title: string;
    readonly text: string;
    /** Name of a picture record; null on a page of words alone. */
    readonly picture: string | null;
    readonly actions: readonly Action[];
  };
  /** A site of a partner's that the page hands its reader over to. */
  readonly handOverTo?: string | null;
  readonly sections: readonly Section[];
  readonly closing: Words & { readonly actions: readonly Action[] };
  /** What the page is to search engines, beside the way down to it. */
  readonly describes: 'business' | 'service' | null;
};

/** What the owner has set up beside the facts of the business. */
export interface SetUp {
  /** A service looks whether people or robots send forms. */
  readonly checksForRobots: boolean;
}

/** Writes a page from what the owner says of the business. */
export type WriteCompanyPage = (facts: BusinessFacts, setUp: SetUp) => CompanyPage;
