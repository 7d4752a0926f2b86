import type { BusinessFacts } from '../business/business-facts.ts';
import type { Guide } from '../catalogue/guides/guide.ts';
import type { PagePath } from '../pages/pages.ts';

type Words = { readonly title: string; readonly text: string };

export type Action = { readonly label: string; readonly href: PagePath | `tel:${string}` | `mailto:${string}` };

/** Drawings next to an area of expertise. */
export type TradeIcon = 'cabinet' | 'slab' | 'kitchen' | 'bath' | 'moulding' | 'counter';

export type Trade = {
  readonly icon: TradeIcon;
  readonly title: string;
  readonly description: string;
  /** Such as "Since 1998". */
  readonly experience: string;
  readonly picture: string;
  /** Slugs of works that show it. */
  readonly works: readonly string[];
  /** Links to its pages. */
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
 * A part of a page about the business. `isSample` marks invented facts that the owner has to replace; pictures are names of
 * picture records.
 */
export type Section =
  | { readonly kind: 'figures'; readonly title: string; readonly figures: readonly Words[] }
  | {
      readonly kind: 'story';
      readonly title: string;
      readonly paragraphs: readonly string[];
      readonly picture: string;
      /** On a wide screen, to the right of the text. */
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

/** A page about the business, as data. */
export type CompanyPage = {
  readonly hero: {
    /** Above the title. */
    readonly eyebrow: string | null;
    readonly title: string;
    readonly text: string;
    readonly picture: string | null;
    readonly actions: readonly Action[];
  };
  /** A partner's site that the page redirects to. */
  readonly handOverTo?: string | null;
  readonly sections: readonly Section[];
  readonly closing: Words & { readonly actions: readonly Action[] };
  /** Structured data, besides the breadcrumb. */
  readonly describes: 'business' | 'service' | null;
};

/** Settings besides the business facts. */
export interface SetUp {
  /** Forms use human verification. */
  readonly checksForRobots: boolean;
}

export type WriteCompanyPage = (facts: BusinessFacts, setUp: SetUp) => CompanyPage;
