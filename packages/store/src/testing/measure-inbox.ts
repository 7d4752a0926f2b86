/**
 * Fills a new store with leads and measures the inbox. `tsx src/testing/measure-inbox.ts <empty directory> <number of leads>`
 * prints p50, p95 and the maximum, in milliseconds.
 */
import { countLeadsByStatus, listLeads } from '../leads/inbox/list-leads.ts';
import type { LeadPageOptions } from '../leads/inbox/list-leads.ts';
import { streamLeadsCsv } from '../leads/inbox/export-leads.ts';
import { openStore } from '../open-store.ts';
import { fillInbox } from './many-leads.ts';

const [dataDir = '', count = '100000'] = process.argv.slice(2);
const store = await openStore({ dataDir });
const { total } = await countLeadsByStatus(store);
if (total === 0) await fillInbox(store, Number(count));

const half = Math.floor(Number(count) / 2);
const questions: Record<string, LeadPageOptions> = {
  'first page': {},
  'page in the middle': { below: half },
  'page before it': { above: half },
  'rare status': { status: 'won' },
  'three filters': { status: 'contacted', kind: 'contact', isSuspected: true },
  'a word of one lead': { query: `request${half}` },
  'a word of every lead': { query: 'visitor' },
  'a word of every lead, rare status': { query: 'visitor', status: 'won' },
  'one letter': { query: 'v' },
  'two letters, middle': { query: 'vi', below: half },
  'four letters': { query: 'visi' },
  'beginning of many words': { query: 'visitor1' },
  'four common words': { query: 'kitchen quartz sink slab' },
  'two words that rarely meet': { query: `visitor${half} kitchen` },
  telephone: { query: '(807) 200-00' },
  nothing: { query: 'zzz' },
  'by name, page in the middle': { order: { by: 'name', isDescending: false }, below: half },
  'by name, rare status': { order: { by: 'name', isDescending: false }, status: 'won' },
  'by name, status that many have': { order: { by: 'name', isDescending: false }, status: 'contacted', below: half },
  'by status, from the end': { order: { by: 'status', isDescending: true } },
  'by value, three filters': {
    order: { by: 'value', isDescending: true },
    status: 'contacted',
    kind: 'contact',
    isSuspected: true,
  },
  'by name, a word of every lead': { order: { by: 'name', isDescending: false }, query: 'visitor' },
};
for (const [title, question] of Object.entries(questions)) {
  const durations: number[] = [];
  let found = 0;
  for (let times = 0; times < 40; times += 1) {
    const startedAt = performance.now();
    const page = await listLeads(store, question);
    await countLeadsByStatus(store);
    durations.push(performance.now() - startedAt);
    found = page.total;
  }
  durations.sort((a, b) => a - b);
  const [p50, p95, longest] = [0.5, 0.95, 1].map((part) =>
    durations[Math.ceil(part * durations.length) - 1]?.toFixed(1),
  );
  process.stdout.write(`${title}: ${found} found, p50 ${p50}, p95 ${p95}, longest ${longest}\n`);
}

const before = process.memoryUsage.rss();
let bytes = 0;
let longestMs = 0;
let last = performance.now();
const startedAt = last;
for await (const piece of streamLeadsCsv(store)) {
  bytes += piece.length;
  const now = performance.now();
  longestMs = Math.max(longestMs, now - last);
  last = now;
}
const megabytes = (amount: number) => `${Math.round(amount / 1_048_576)} MB`;
process.stdout.write(
  `export: ${megabytes(bytes)} in ${Math.round(last - startedAt)} ms, longest piece ${longestMs.toFixed(1)} ms, process from ${megabytes(before)} to ${megabytes(process.memoryUsage.rss())}\n`,
);
await store.close();
