import type { ColourPageFacts } from './load-colour.server.ts';

export interface ArrangementProps {
  readonly page: ColourPageFacts;
}
