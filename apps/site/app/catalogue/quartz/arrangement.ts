import type { ColourPageFacts } from './load-colour.server.ts';

/** What both arrangements of a colour's page are given. */
export interface ArrangementProps {
  readonly page: ColourPageFacts;
}
