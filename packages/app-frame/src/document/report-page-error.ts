/**
 * Sends an error that took a page away to the server's log, and says it in the console as React does unless told otherwise.
 * Given to `hydrateRoot`. The server counts and cuts what it takes; nothing that was typed is sent.
 */
export function reportPageError(error: unknown): void {
  reportError(error);
  void send(error instanceof Error ? error : new Error(String(error)));
}

async function send({ name, message, stack = '' }: Error): Promise<void> {
  const report = {
    message: `${name}: ${message}`.slice(0, 500),
    stack: stack.slice(0, 3_000),
    path: location.pathname.slice(0, 2_000),
  };
  const headers = { 'Content-Type': 'application/json' };
  try {
    // The page may be left at once.
    await fetch('/browser-errors', { method: 'POST', headers, body: JSON.stringify(report), keepalive: true });
  } catch {
    // A server out of reach is told nothing; the visitor is told by the page.
  }
}
