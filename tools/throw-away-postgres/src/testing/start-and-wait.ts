/** Starts a server, prints its port and does nothing more: to be killed. */
import { startThrowAwayPostgres } from '../throw-away-postgres.ts';

const postgres = await startThrowAwayPostgres();
process.stdout.write(`${postgres.port}\n`);
setInterval(() => undefined, 1000);
