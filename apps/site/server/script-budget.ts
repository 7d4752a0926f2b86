import type { ScriptBudget } from '@showroom/app-frame/script-budget';

/** With the headers of a dozen files, every page stays below 140 KiB. */
export const scriptBudget: ScriptBudget = { usualBytes: 132_000 };
