import { recordEarlyInput } from './record-early-input.ts';
import { restoreScroll } from './restore-scroll.ts';
import type { StartData } from './start-data.ts';
import { startModules } from './start-modules.ts';

/** Stands in the compiled script where the server writes the page's own data. */
declare const START_DATA: StartData;

restoreScroll();
startModules(START_DATA, recordEarlyInput());
