import type { IncomingMessage, ServerResponse } from 'node:http';

/** As long as nginx lingers. */
const LINGERING_MS = 30_000;

/**
 * Reads and drops what a sender still has under way once the answer to it is written. A browser reads the answer when it
 * has sent all it had; a line that is cut before shows an error of the browser's own instead.
 */
export function lingerAfterResponse(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.readableEnded || incoming.destroyed) return;
    const cut = setTimeout(() => incoming.socket.destroy(), LINGERING_MS);
    cut.unref();
    incoming.once('close', () => clearTimeout(cut));
    incoming.once('end', () => clearTimeout(cut));
    // Anyone who listened so far would stop the flow when it has enough.
    incoming.removeAllListeners('data');
    incoming.removeAllListeners('readable');
    incoming.on('data', () => undefined);
    incoming.on('error', () => undefined);
    incoming.resume();
  });
}
