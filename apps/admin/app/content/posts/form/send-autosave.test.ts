import { expect, it, vi } from 'vitest';
import { listen } from '../../../testing/listen.ts';
import { emptyPostValues } from './post-values.ts';
import { sendAutosave } from './send-autosave.ts';

it('waits for no answer for ever: the next may be kept', async () => {
  const url = await listen(() => undefined);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => fetch(new URL(path, url), request));
  const values = emptyPostValues({ author: 'Design team' });
  const draft = { id: 'a', from: 0, values, accountId: 'b' };
  await expect(sendAutosave(draft, 50)).resolves.toMatchObject({ code: 'offline' });
  vi.unstubAllGlobals();
});
