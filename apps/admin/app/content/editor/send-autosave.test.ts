import { expect, it, vi } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { sendAutosave } from './send-autosave.ts';

it('times out, so that the next draft can be saved', async () => {
  const url = await listen(() => undefined);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => fetch(new URL(path, url), request));
  const draft = { name: 'posts', id: 'a', from: 0, values: { title: 'Doors' }, accountId: 'b' } as const;
  await expect(sendAutosave(draft, 50)).resolves.toMatchObject({ code: 'offline' });
  vi.unstubAllGlobals();
});
