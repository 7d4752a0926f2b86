import type { ScriptBudget } from '@showroom/app-frame/script-budget';

/** With the headers of two dozen files, every page of the admin stays below 180 KiB. */
export const scriptBudget: ScriptBudget = { usualBytes: 176_000 };
