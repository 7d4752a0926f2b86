import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { setReducedMotion } from './reduced-motion.ts';

// Loading on a click takes time on a busy machine.
configure({ asyncUtilTimeout: 8_000 });

// jsdom has no media queries; by default visitors allow motion.
setReducedMotion(false);

// Nor does it resize anything.
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
