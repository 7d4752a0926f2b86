import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import { readSnapshot } from './snapshot.ts';

/** The owner's facts, as they were when the site was exported. */
export function readBusinessFacts(): Promise<BusinessFacts> {
  return readSnapshot('facts') as Promise<BusinessFacts>; // Written by the function of the same name.
}
