/// <reference lib="webworker" />
import { layOut } from '@showroom/slab-planner/lay-out';
import type { LayOutAnswer, LayOutQuestion } from './lay-out-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

/** A first layout appears at once; a better one follows while nothing else is asked. */
const QUICK_MS = 60;
const THOROUGH_MS = 1500;

let better: ReturnType<typeof setTimeout> | undefined;

self.addEventListener('message', ({ data: { code, plan } }: MessageEvent<LayOutQuestion>) => {
  clearTimeout(better);
  const answer = (budgetMs: number, isFinal: boolean) => {
    const end = performance.now() + budgetMs;
    const result = layOut(plan, { isOver: () => performance.now() > end, seed: 1 });
    // The page that started the worker is its only listener.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    self.postMessage({ code, result, isFinal } satisfies LayOutAnswer);
  };
  answer(QUICK_MS, false);
  better = setTimeout(() => answer(THOROUGH_MS, true), 150);
});
