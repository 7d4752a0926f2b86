/** Saves a page's title for search engines, as the owner does, and prints whether it was saved. */
import { storeOfEnvironment } from '../bin/store-of-environment.ts';
import { savePageWords } from '../content/page-words/save-page-words.ts';
import { openStore, systemActor } from '../open-store.ts';

const [path = '', title = ''] = process.argv.slice(2);
const store = await openStore(storeOfEnvironment());
const { ok } = await store.write({ actor: systemActor }, (transaction) =>
  savePageWords(transaction, { path, from: 0, words: { title, description: '' } }),
);
process.stdout.write(`${JSON.stringify({ ok })}\n`);
await store.close();
