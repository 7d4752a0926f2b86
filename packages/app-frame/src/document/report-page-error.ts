/**
 * Reports a rendering error to the server's log and the console. For `hydrateRoot`. The server limits reports; nothing that was
 * typed is sent.
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
    // `keepalive`, because the visitor may leave the page.
    await fetch('/browser-errors', { method: 'POST', headers, body: JSON.stringify(report), keepalive: true });
  } catch {
    // The visitor sees the error on the page.
  }
}
