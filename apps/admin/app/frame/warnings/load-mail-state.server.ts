import { countWaitingMails, isMailSetUp } from '@showroom/store/admin';
import type { RouterContextProvider } from 'react-router-dom';
import { runtimeContext, sessionContext, storeContext } from '../session/request-context.ts';
import { mayUse } from '../session/access.ts';
import type { MailState } from './mail-notice.tsx';

export async function loadMailState(context: Readonly<RouterContextProvider>): Promise<MailState> {
  const store = context.get(storeContext);
  if (await isMailSetUp(store, context.get(runtimeContext).smtpUrl))
    return { isSetUp: true, waiting: 0, maySetUp: false };
  const session = context.get(sessionContext);
  const maySetUp = session !== null && mayUse(session.role, 'settings');
  return { isSetUp: false, waiting: await countWaitingMails(store), maySetUp };
}
