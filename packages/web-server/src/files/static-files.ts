import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { chooseConnection } from './connection-header.ts';
import { listFileHeaders, setHeaders, type HeaderList } from '../security/security-headers.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

const PICTURE_FILE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/;

export type SendStaticFile = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/**
 * Serves the client build, compressed where possible (see `compressBuild`). The list of files is read once, because a build
 * doesn't change while it runs. Names under `/assets/` contain a hash and never change; others (icons, robots.txt) are
 * revalidated after an hour.
 */
export function createStaticFiles(
  clientDir: string,
  securityHeaders: HeaderList,
  siteUrl: string | undefined,
): SendStaticFile {
  const [assetHeaders, pictureHeaders] = [
    listFileHeaders(siteUrl, 'same-origin'),
    listFileHeaders(siteUrl, 'cross-origin'),
  ];
  const sendFile = sirv(clientDir, {
    // Hashed files never change and others are small, so the modification time is enough.
    etag: false,
    brotli: true,
    gzip: true,
    // Otherwise `/page` would also look for `/page.html`.
    extensions: [],
    setHeaders(outgoing, path) {
      outgoing.setHeader('Cache-Control', isHashedAsset(path) ? IMMUTABLE : SHORT);
      // Missing in sirv's list of types.
      if (path.endsWith('.ico')) outgoing.setHeader('Content-Type', 'image/x-icon');
      if (isHashedAsset(path)) {
        // Other headers concern documents; on two dozen scripts they weigh as much as a picture.
        setHeaders(outgoing, assetHeaders);
        outgoing.setHeader('Connection', chooseConnection(outgoing));
        return;
      }
      setHeaders(outgoing, securityHeaders);
      // Icons and drawings in shared links.
      if (PICTURE_FILE.test(path)) setHeaders(outgoing, pictureHeaders);
    },
  });

  return (incoming, outgoing, next) => {
    // Build files are small, so ranges are not needed; sirv throws at invalid ones.
    delete incoming.headers.range;
    // If the file was deleted by a new build, only this response fails.
    outgoing.once('pipe', (source) => source.once('error', () => outgoing.destroy()));
    sendFile(incoming, outgoing, next);
  };
}

/** Checks whether a path belongs to the build: if the file is missing, nothing else can answer. */
export function isHashedAsset(path: string): boolean {
  return path.startsWith('/assets/');
}
