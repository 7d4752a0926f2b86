import { access, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sampleLead } from '../../testing/sample-input.ts';
import { bySystem, TestClock, temporaryStore } from '../../testing/temporary-store.ts';
import type { Store } from '../../store.ts';
import { createLead } from '../create-lead.ts';
import { setLeadSuspected } from '../inbox/change-lead.ts';
import { findLead } from '../inbox/find-lead.ts';
import { eraseSpamFiles } from './erase-spam-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const spam = { score: 90, reasons: ['Trap'] };

async function send(store: Store, message: string, isSpam: boolean) {
  const place = path.join(store.incomingDir, message);
  await writeFile(place, message);
  const file = { originalName: 'plan.pdf', type: 'application/pdf', path: place, byteSize: message.length } as const;
  const sha256 = message.length.toString(16).padStart(64, '0');
  const lead = sampleLead({ message, email: `${message}@visitor.example`, ...(isSpam ? { spam } : {}) });
  const result = await createLead(store, lead, [{ ...file, sha256 }]);
  if (!result.ok) throw new Error(result.code);
  return result.reference;
}

it('deletes only the files of spam after 30 days', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const old = await send(store, 'buy-followers', true);
  const customer = await send(store, 'kitchen', false);
  const markedLate = await send(store, 'marked-late', false);
  clock.advance(31 * DAY_MS);
  const recent = await send(store, 'buy-links', true);
  const late = await findLead(store, markedLate);
  await bySystem(store, (t) => setLeadSuspected(t, { leadId: late?.id ?? '', isSuspected: true }));

  await eraseSpamFiles(store);
  await eraseSpamFiles(store);
  const filesOf = async (reference: string) => (await findLead(store, reference))?.files.length;
  expect(await filesOf(old)).toBe(0);
  expect((await findLead(store, old))?.message).toBe('buy-followers');
  expect(await filesOf(customer)).toBe(1);
  expect(await filesOf(recent), 'newer spam').toBe(1);
  expect(await filesOf(markedLate), 'marked as spam recently').toBe(1);
  await expect(access(path.join(store.incomingDir, 'buy-followers'))).rejects.toThrow();

  clock.advance(31 * DAY_MS);
  await eraseSpamFiles(store);
  expect([await filesOf(recent), await filesOf(markedLate), await filesOf(customer)]).toEqual([0, 0, 1]);
});
