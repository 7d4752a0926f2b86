import type { Session } from '@showroom/store/admin/sessions';
import type { Store } from '@showroom/store/open-store';
import { readBusinessFacts } from '@showroom/store/settings';
import { countTabs } from './count-tabs.server.ts';

/** What the frame of the back office says to somebody who is signed in. */
export async function loadFrame(store: Store, { name, role }: Session) {
  const [facts, counts] = await Promise.all([readBusinessFacts(store), countTabs(store, role)]);
  return { brand: facts.brand, username: name, role, counts, storeTrouble: store.findFileTrouble() };
}

export type Frame = Awaited<ReturnType<typeof loadFrame>>;
