import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { reader } from '../database/handles.ts';
import { bySystem, TestClock, temporaryStore } from '../testing/temporary-store.ts';
import { sampleLead } from '../testing/sample-input.ts';
import { createLead } from './create-lead.ts';
import { countLeadsByStatus } from './inbox/list-leads.ts';
import { ALL_BYTES_A_DAY, countUpload, NETWORK_BYTES_A_DAY } from './upload-use.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

it('limits the files of a day, from one network and from all', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const send = (network: string | null, bytes: number) => bySystem(store, (t) => countUpload(t, { network, bytes }));
  expect(await send('198.51.100.7', NETWORK_BYTES_A_DAY - 1)).toBe(true);
  expect(await send('198.51.100.7', 2)).toBe(false);
  // What was refused is not counted, and a request without files always passes.
  expect(await send('198.51.100.7', 1)).toBe(true);
  expect(await send('198.51.100.7', 0)).toBe(true);
  expect(await send('198.51.100.8', 1)).toBe(true);

  const rest = ALL_BYTES_A_DAY - NETWORK_BYTES_A_DAY - 1;
  expect(await send(null, rest)).toBe(true);
  expect(await send('198.51.100.9', 1)).toBe(false);
  expect(await send('198.51.100.9', 0)).toBe(true);

  clock.advance(DAY_MS);
  expect(await send('198.51.100.7', 5)).toBe(true);
  const rows = await reader(store).selectFrom('upload_use').select(['network', 'bytes']).execute();
  expect(rows.map(({ bytes }) => bytes)).toEqual([5, 5]);
  // No address can be read.
  expect(JSON.stringify(rows)).not.toContain('198.51');
});

it('stores a request over the limit without its files', async () => {
  const store = await temporaryStore();
  const place = path.join(store.incomingDir, 'large');
  await writeFile(place, 'A drawing');
  const file = {
    originalName: 'plan.pdf',
    type: 'application/pdf',
    path: place,
    byteSize: NETWORK_BYTES_A_DAY + 1,
    sha256: '0'.repeat(64),
  } as const;
  const from = '198.51.100.7';
  expect(await createLead(store, sampleLead(), [file], from)).toEqual({ ok: false, code: 'too-much-today' });
  expect((await countLeadsByStatus(store)).total).toBe(0);
  expect(await createLead(store, sampleLead(), [], from)).toMatchObject({ ok: true });
});
