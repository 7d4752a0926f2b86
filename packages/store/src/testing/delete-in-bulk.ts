/** Deletes leads page by page and prints a line after each. */
import { writeSync } from 'node:fs';
import { systemActor } from '../database/write-transaction.ts';
import { deleteLeads, findLeadsToDelete } from '../leads/inbox/delete-leads.ts';
import { listLeads } from '../leads/inbox/list-leads.ts';
import { openStore } from '../open-store.ts';
import { storeOfEnvironment } from '../bin/store-of-environment.ts';

const store = await openStore(storeOfEnvironment());
for (;;) {
  const ids = (await listLeads(store)).leads.map(({ id }) => id);
  const leads = await findLeadsToDelete(store, ids);
  await store.write({ actor: systemActor }, (transaction) => deleteLeads(transaction, { leads }));
  writeSync(1, `${leads.length}\n`);
}
