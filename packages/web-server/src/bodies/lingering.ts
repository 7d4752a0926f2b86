import type { IncomingMessage, ServerResponse } from 'node:http';

/** The same as nginx. */
const LINGERING_MS = 30_000;

/**
 * Reads and discards what a sender is still sending after the response. A browser shows the response only when it has sent
 * everything; if the connection is closed before, it shows an error of its own.
 */
export function lingerAfterResponse(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.readableEnded || incoming.destroyed) return;
    const cut = setTimeout(() => incoming.socket.destroy(), LINGERING_MS);
    cut.unref();
    incoming.once('close', () => clearTimeout(cut));
    incoming.once('end', () => clearTimeout(cut));
    // Earlier listeners would stop the flow when they have enough.
    incoming.removeAllListeners('data');
    incoming.removeAllListeners('readable');
    incoming.on('data', () => undefined);
    incoming.on('error', () => undefined);
    incoming.resume();
  });
}
