import { readBusinessFacts, type Session } from '@showroom/store/admin';
import type { RouterContextProvider } from 'react-router-dom';
import { backupsContext, storeContext } from '../session/request-context.ts';
import { loadLiveCounts } from '../live-counts/load-live-counts.server.ts';

export async function loadFrame(context: Readonly<RouterContextProvider>, { accountId, name, role }: Session) {
  const store = context.get(storeContext);
  const [facts, liveCounts] = await Promise.all([readBusinessFacts(store), loadLiveCounts(store, role)]);
  return {
    accountId,
    brand: facts.brand,
    username: name,
    role,
    liveCounts,
    storeProblem: store.findFileProblem(),
    backupProblem: context.get(backupsContext).findProblem(),
  };
}

export type Frame = Awaited<ReturnType<typeof loadFrame>>;
