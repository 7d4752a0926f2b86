/** For handlers of requests that failed on a full disk; other database errors stay internal. */
export { isDiskFull } from './database/database-errors.ts';
