import type { Server } from 'node:http';

const STOP_TIMEOUT_MS = 10_000;
const IDLE_SWEEP_MS = 50;

/**
 * Closes a server kindly: no new connections, requests under way are finished, connections that then idle are closed.
 * What is not done after ten seconds is cut off.
 */
export async function closeServer(server: Server, timeoutMs = STOP_TIMEOUT_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  // A kept-alive connection becomes idle only when its request ends; nobody tells us, so we look.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
}

/**
 * Stops the process when the system asks (SIGTERM, or Ctrl-C), with code 0 when all went well. Further signals change
 * nothing: Ctrl-C reaches a child both directly and through the launcher that passes it on, and must not cut off
 * visitors. Returns a function that takes the listeners off again.
 */
export function stopOnSignals(stop: () => Promise<void>): () => void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  const signals = ['SIGTERM', 'SIGINT'] as const;
  for (const signal of signals) process.on(signal, onSignal);
  return () => {
    for (const signal of signals) process.off(signal, onSignal);
  };
}
