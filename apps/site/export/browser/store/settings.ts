import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import type { readSettings as read } from '@showroom/store/settings';
import { readSnapshot } from './snapshot.ts';

/** The owner's facts, as they were when the site was exported. */
export function readBusinessFacts(): Promise<BusinessFacts> {
  return readSnapshot('facts') as Promise<BusinessFacts>; // Written by the function of the same name.
}

type Settings = Awaited<ReturnType<typeof read>>;

/** The settings that visitors see something of, as they were then. */
export async function readSettings(): Promise<BusinessFacts & Pick<Settings, 'site'>> {
  const site = (await readSnapshot('site')) as Settings['site']; // Written by the function of the same name.
  return { ...(await readBusinessFacts()), site };
}
