import type { Session } from '@showroom/store/admin/sessions';
import { readBusinessFacts } from '@showroom/store/settings';
import type { RouterContextProvider } from 'react-router-dom';
import { backupsContext, storeContext } from '../session/request-context.ts';
import { loadPulse } from '../live-counts/load-live-counts.server.ts';

/** What the frame of the admin says to someone who is signed in. */
export async function loadFrame(context: Readonly<RouterContextProvider>, { accountId, name, role }: Session) {
  const store = context.get(storeContext);
  const [facts, pulse] = await Promise.all([readBusinessFacts(store), loadPulse(store, role)]);
  return {
    accountId,
    brand: facts.brand,
    username: name,
    role,
    pulse,
    storeTrouble: store.findFileProblem(),
    backupTrouble: context.get(backupsContext).findProblem(),
  };
}

export type Frame = Awaited<ReturnType<typeof loadFrame>>;
