/** For who answers a request that the store had no room for: everything else of the database stays within. */
export { isDiskFull } from './database/database-errors.ts';
