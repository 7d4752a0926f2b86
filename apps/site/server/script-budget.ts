import type { ScriptBudget } from '@showroom/app-frame/script-budget';

/** 140 KiB, with room for the headers of two dozen files. */
export const scriptBudget: ScriptBudget = { usualBytes: 140_000 };
