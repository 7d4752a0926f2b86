import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { ask } from '../testing/ask.ts';

const TURNS = `for turn in 1 2 3; do
  LISTEN_FDS=1 sh -c 'export LISTEN_PID=$$; echo "pid $$"; exec "$0" --import tsx "$1"' "$0" "$1"
done`;

/** Runs an app three times on an inherited port, like systemd. */
async function holdPort(app: string) {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  // Node has no public name for it.
  const { fd } = z.looseObject({ fd: z.number() }).parse(Reflect.get(holder, '_handle'));
  const child = spawn('sh', ['-c', TURNS, process.execPath, app], { stdio: ['ignore', 'pipe', 'inherit', fd] });
  holder.close();
  let output = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  const list = (pattern: RegExp) => [...output.matchAll(pattern)].map(([, found = '']) => found);
  onTestFinished(() => {
    child.kill('SIGKILL');
    for (const pid of list(/pid (\d+)/g)) endIfThere(Number(pid));
  });
  return { listReady: () => list(/ready (\S+)/g), findPid: () => Number(list(/pid (\d+)/g).at(-1)) };
}

function endIfThere(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

test('a server on an inherited port loses no request while it restarts', { timeout: 60_000 }, async () => {
  const { listReady, findPid } = await holdPort(join(import.meta.dirname, '..', 'testing', 'slow-app.ts'));
  await expect.poll(() => listReady().length, { timeout: 20_000 }).toBe(1);
  const [url = ''] = listReady();

  const over = new AbortController();
  const outcomes: unknown[] = [];
  async function visit(method: string) {
    while (!over.signal.aborted) {
      const body = method === 'POST' ? { body: 'name=Robin' } : {};
      outcomes.push(
        await ask(`${url}/quick`, { method, ...body }).then(
          ({ status }) => status,
          (error: unknown) => error,
        ),
      );
    }
  }
  const visitors = ['GET', 'GET', 'GET', 'POST', 'POST', 'POST'].map((method) => visit(method));
  for (const turn of [2, 3]) {
    process.kill(findPid(), 'SIGTERM');
    await expect.poll(() => listReady().length, { timeout: 20_000 }).toBe(turn);
  }
  over.abort();
  await Promise.all(visitors);
  expect(listReady()).toEqual([url, url, url]);
  expect(outcomes.length).toBeGreaterThan(6);
  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
});
