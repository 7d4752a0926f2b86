import { configureGlobal } from 'fast-check';

/** How many cases each property test tries: fast-check’s default, or `TRIES`. */
configureGlobal({ numRuns: Number(process.env['TRIES'] ?? 100) });
