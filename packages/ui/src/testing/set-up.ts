import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { setReducedMotion } from './reduced-motion.ts';

// What a click fetches takes its time on a busy machine.
configure({ asyncUtilTimeout: 8_000 });

// jsdom draws nothing, so it has no media to ask: a visitor who wants motion, unless a test says otherwise.
setReducedMotion(false);

// Nor does anything ever change its size.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setReducedMotion(false);
});
