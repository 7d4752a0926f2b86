import { LRUCache } from 'lru-cache';
import { layOut, type LaidOutPlan } from '@showroom/slab-planner/lay-out';
import type { Plan } from '@showroom/slab-planner/plan';

/** Layouts of plans that were opened lately, by their code. A layout has a few kilobytes. */
const layouts = new LRUCache<string, LaidOutPlan>({ max: 300 });

/** The longest time for one plan. The browser looks longer, in its worker. */
const LONGEST_MS = 200;
/** Even when many plans are opened at once, each gets a layout, if not the best. */
const SHORTEST_MS = 10;
/** All plans together may take this share of one core. */
const SHARE = 0.25;

/** Time that may be spent now, in milliseconds. It grows while nothing is laid out. */
let savedMs = 2000;
const MOST_SAVED_MS = 2000;
let countedAt = performance.now();

/**
 * Lays out a plan, or returns the layout that it had before. When many plans are opened, each gets less time, so that other pages stay
 * fast.
 */
export function layOutPlan(plan: Plan, code: string): LaidOutPlan {
  const known = layouts.get(code);
  if (known !== undefined) return known;
  const start = performance.now();
  savedMs = Math.min(MOST_SAVED_MS, savedMs + (start - countedAt) * SHARE);
  countedAt = start;
  const budgetMs = Math.max(SHORTEST_MS, Math.min(LONGEST_MS, savedMs));
  const result = layOut(plan, { isOver: () => performance.now() - start > budgetMs, seed: 1 });
  savedMs -= performance.now() - start;
  layouts.set(code, result);
  return result;
}
