/** Runs the outbox on a store until the process is killed. */
import { silentLog } from '../store-log.ts';
import { openStore } from '../open-store.ts';
import { startOutbox } from '../mail/outbox.ts';

const [dataDir = '', smtpUrl = ''] = process.argv.slice(2);
const store = await openStore({ dataDir });
startOutbox({ store, smtpUrl, log: silentLog });
setInterval(() => undefined, 1000);
