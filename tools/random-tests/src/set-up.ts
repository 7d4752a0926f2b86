import { configureGlobal } from 'fast-check';

/** How many made-up cases each random test tries: fast-check's own number, or `TRIES`. */
configureGlobal({ numRuns: Number(process.env['TRIES'] ?? 100) });
