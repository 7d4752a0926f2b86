// Keeps servers running: restarts one that dies, and never stops one because of another.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { lastErrors } from './last-errors.mjs';
import { LaunchError } from './steps.mjs';

/** The exit code of a server that would fail again in the same way (sysexits.h: EX_CONFIG). */
const CANNOT_START = 78;

const defaultTiming = {
  /** The delay before the first restart. It doubles with each further one, up to `longestDelayMs`. */
  delayMs: 500,
  longestDelayMs: 5 * 60_000,
  /** After this long, a server counts as having stayed up, and its failures are counted from zero. */
  stayedUpMs: 10_000,
  /** After this many failures in a row the server is reported as unable to stay up. It's still restarted while another one runs. */
  crashesInARow: 5,
  /** Timeouts for servers that hang, not for slow ones. */
  upWithinMs: 30_000,
  stopWithinMs: 15_000,
};

/**
 * Starts servers and keeps them running until SIGINT or SIGTERM, which stops them gracefully.
 *
 * A server is `{ name, script, cwd, env, isUp() }`: a Node script, and whether it answers. It's connected to this process by an IPC
 * channel, whose 'disconnect' event tells it that this process is gone.
 *
 * `up` resolves with the names of those that have answered, once each has answered or failed to start; empty if they were stopped
 * before. `ended` waits until all are gone, and rejects with a LaunchError if none could start or stay up.
 */
export function keepRunning(servers, changedTiming = {}) {
  const timing = { ...defaultTiming, ...changedTiming };
  const stopping = new AbortController();
  const children = new Set();
  /** The state of each server: 'starting', 'up', 'failing' (it can't stay up) or 'gone' (it isn't restarted). */
  const states = new Map(servers.map(({ name }) => [name, 'starting']));
  const runningOthers = ({ name }) =>
    servers.filter((other) => other.name !== name && ['starting', 'up'].includes(states.get(other.name)));
  let failure = null;

  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    for (const child of children) child.kill('SIGTERM');
    // Unreferenced, so that it doesn't keep the process alive.
    setTimeout(() => {
      for (const child of children) child.kill('SIGKILL');
    }, timing.stopWithinMs).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The servers don't outlive this process, however it ends.
  process.on('exit', () => {
    for (const child of children) child.kill('SIGTERM');
  });

  // The reader of our output may close it; the servers keep running.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

  const kept = servers.map((server) => keepOne(server));
  const ended = waitForAll();
  const up = Promise.race([
    Promise.all(kept.map(({ firstUp, gone }) => Promise.race([firstUp, gone]))).then(() =>
      stopping.signal.aborted ? [] : servers.map(({ name }) => name).filter((name) => states.get(name) !== 'gone'),
    ),
    ended.then(
      () => [],
      () => [],
    ),
  ]);
  return { up, ended };

  async function waitForAll() {
    await Promise.all(kept.map(({ gone }) => gone));
    if (failure) throw failure;
  }

  function keepOne(server) {
    let announceUp;
    const firstUp = new Promise((resolve) => (announceUp = resolve));
    let hasBeenUp = false;
    let crashes = 0;
    const onUp = () => {
      states.set(server.name, crashes < timing.crashesInARow ? 'up' : 'failing');
      if (hasBeenUp) say(`The ${server.name} is running again.`);
      hasBeenUp = true;
      announceUp();
    };
    const gone = (async () => {
      for (;;) {
        const life = await runOnce(server, onUp);
        if (stopping.signal.aborted) return;
        if (life.code === CANNOT_START || (!hasBeenUp && (life.code > 0 || life.hangs))) {
          giveUp(server, `The ${server.name} could not start (${life.how}).`, life);
          return;
        }
        crashes = life.upForMs >= timing.stayedUpMs ? 1 : crashes + 1;
        const delayMs = Math.min(timing.delayMs * 2 ** (crashes - 1), timing.longestDelayMs);
        if (crashes >= timing.crashesInARow) {
          states.set(server.name, 'failing');
          const seconds = timing.stayedUpMs / 1_000;
          const message = `The ${server.name} keeps crashing: it stopped ${crashes} times in a row, each time within ${seconds} s (the last time: ${life.how}).`;
          if (runningOthers(server).length === 0) {
            giveUp(server, message, life);
            return;
          }
          if (crashes === timing.crashesInARow) say(describeFailure(message, life));
        }
        say(`The ${server.name} stopped unexpectedly (${life.how}). Restarting in ${delayMs / 1_000} s.`);
        await pause(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
      }
    })();
    return { firstUp, gone };
  }

  /** Runs a server once, from its start to its end. */
  async function runOnce(server, onUp) {
    const startedAt = performance.now();
    const child = spawn(process.execPath, [server.script], {
      cwd: server.cwd,
      env: server.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.add(child);
    const errors = lastErrors(child);
    let hasEnded = false;
    let upAt = Infinity;
    let hangs = false;
    const ending = whenGone(child).then((end) => {
      hasEnded = true;
      children.delete(child);
      return end;
    });
    const outcome = await waitUntilUp(server, () => hasEnded || stopping.signal.aborted, startedAt);
    if (outcome === 'up') {
      upAt = performance.now();
      onUp();
    } else if (outcome === 'hangs') {
      hangs = true;
      child.kill('SIGKILL');
    }
    const { code, how } = await ending;
    return {
      code,
      hangs,
      how: hangs ? `no answer within ${timing.upWithinMs / 1_000} s` : how,
      upForMs: performance.now() - upAt,
      errors: errors(),
    };
  }

  async function waitUntilUp(server, isOver, startedAt) {
    while (!isOver()) {
      if (await server.isUp()) return isOver() ? 'over' : 'up';
      if (performance.now() - startedAt > timing.upWithinMs) return 'hangs';
      await pause(50);
    }
    return 'over';
  }

  /** Stops restarting a server. Ends everything if no other one runs. */
  function giveUp(server, message, life) {
    states.set(server.name, 'gone');
    const others = runningOthers(server);
    if (others.length > 0) {
      const names = others.map(({ name }) => name).join(' and the ');
      say(`${describeFailure(message, life)}\nIt will not be restarted. The ${names} is still running.`);
      return;
    }
    failure ??= new LaunchError(describeFailure(message, life));
    stop();
  }
}

function describeFailure(message, { errors }) {
  return errors.length === 0
    ? message
    : `${message}\nIts last output:\n${errors.map((line) => `  ${line}`).join('\n')}`;
}

/** How a child ended, once its last output has arrived. */
function whenGone(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, how: error.message }));
    child.once('exit', async (code, signal) => {
      // Its output may stay open longer if it left a child of its own.
      await Promise.race([new Promise((wake) => child.once('close', wake)), pause(500)]);
      resolve({ code: code ?? 0, how: signal === null ? `exit code ${code}` : `signal ${signal}` });
    });
  });
}

function say(line) {
  process.stderr.write(`\n${line}\n`);
}
