/** Runs the outbox until the process is killed. */
import { silentLog } from '../store-log.ts';
import { openStore } from '../open-store.ts';
import { storeOfEnvironment } from '../bin/store-of-environment.ts';
import { startOutbox } from '../mail/outbox.ts';

const [smtpUrl = ''] = process.argv.slice(2);
const store = await openStore(storeOfEnvironment());
startOutbox({ store, smtpUrl, log: silentLog });
setInterval(() => undefined, 1000);
