/**
 * Sends an error that took a page away to the server's log, and says it in the console as React does unless told otherwise.
 * Given to `hydrateRoot`. The server counts and cuts what it takes; nothing that was typed is sent.
 */
export function reportPageError(error: unknown): void {
  reportError(error);
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const report = {
    message: `${name}: ${message}`.slice(0, 500),
    stack: stack.slice(0, 3_000),
    path: location.pathname.slice(0, 2_000),
  };
  const headers = { 'Content-Type': 'application/json' };
  // The page may be left at once. A server out of reach is told nothing; the visitor is told by the page.
  void fetch('/browser-errors', { method: 'POST', headers, body: JSON.stringify(report), keepalive: true }).catch(
    () => undefined,
  );
}
