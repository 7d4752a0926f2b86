// A server for the launcher’s tests: notes each of its runs in a file, and behaves as MANNER says.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const { NOTES, MANNER } = process.env;
const life = existsSync(NOTES) ? readFileSync(NOTES, 'utf8').split('began').length : 1;
appendFileSync(NOTES, `began ${process.pid}\n`);

const stop = () => {
  appendFileSync(NOTES, 'stopped\n');
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', () => undefined);
process.on('disconnect', stop);
setInterval(() => undefined, 1_000);

if (MANNER === 'cannot start') {
  process.stdout.write('{"level":"error","message":"It could not start","error":{"message":"no such folder"}}\n');
  process.exit(1);
}
if (MANNER === 'store is damaged after a crash' && life > 1) {
  process.stdout.write('{"level":"error","message":"It could not start","error":{"message":"the store is damaged"}}\n');
  process.exit(78);
}
if (MANNER === 'crashes when started again' && life > 1) throw new Error(`trouble in life ${life}`);
const answers = MANNER !== 'never answers' && !(MANNER === 'never answers when started again' && life > 1);
if (answers) writeFileSync(`${NOTES}.up`, String(process.pid));
