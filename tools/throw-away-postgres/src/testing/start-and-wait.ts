/** Starts a server, prints its port and waits to be killed. */
import { startThrowAwayPostgres } from '../throw-away-postgres.ts';

const postgres = await startThrowAwayPostgres();
process.stdout.write(`${postgres.port}\n`);
setInterval(() => undefined, 1000);
