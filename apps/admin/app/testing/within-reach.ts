import { beforeEach, vi } from 'vitest';
import { SESSION_PATH } from '../frame/form/find-save-problem.ts';

// jsdom has no server. Forms that check the session before they are sent find one that is signed in.
beforeEach(() => {
  if (typeof window === 'undefined') return;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
    asked[0] === SESSION_PATH ? Promise.resolve(new Response(null, { status: 204 })) : fetch(...asked),
  );
});
