// A launcher like `npm start`, of servers described in its argument.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepRunning } from '../keep-running.mjs';
import { fail } from '../steps.mjs';

const { servers, timing } = JSON.parse(process.argv[2]);
try {
  const running = keepRunning(
    servers.map(({ name, manner, notes }) => ({
      name,
      script: join(import.meta.dirname, 'small-server.mjs'),
      cwd: import.meta.dirname,
      env: { ...process.env, MANNER: manner, NOTES: notes },
      isUp: async () => isUp(notes),
    })),
    timing,
  );
  const names = await running.up;
  if (names.length === servers.length) process.stdout.write('all are up\n');
  else if (names.length > 0) process.stdout.write(`up: ${names.join(', ')}\n`);
  await running.ended;
} catch (error) {
  fail(error);
}

/** The last run has noted that it is up, and is alive. */
function isUp(notes) {
  try {
    const pid = readFileSync(`${notes}.up`, 'utf8');
    process.kill(Number(pid), 0);
    return readFileSync(notes, 'utf8').trimEnd().endsWith(`began ${pid}`);
  } catch {
    return false;
  }
}
