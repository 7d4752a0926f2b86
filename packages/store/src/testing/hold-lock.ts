/** Locks a database file as another program may, for a time in milliseconds, and says when it has it and when it let go. */
import { writeSync } from 'node:fs';
import Database from 'libsql';

const [file = '', milliseconds = '0'] = process.argv.slice(2);
const database = new Database(file);
database.exec('pragma busy_timeout = 5000');
database.exec('begin exclusive');
writeSync(1, 'locked\n');
setTimeout(() => {
  database.exec('commit');
  writeSync(1, 'released\n');
  database.close();
}, Number(milliseconds));
