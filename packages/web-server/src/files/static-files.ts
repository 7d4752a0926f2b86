import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { chooseConnection } from './connection-header.ts';
import { listFileHeaders, setHeaders, type HeaderList } from '../security/security-headers.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

const PICTURE_FILE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/;

/** Sends a file of the build when there is one; calls `next` when there is none. */
export type SendStaticFile = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/**
 * Serves the client build, in its pre-compressed form where there is one (see `compressBuild`). The list of files is
 * read once: a build does not change under a running process. Names under `/assets/` carry a hash and never change;
 * others (icons, robots.txt) are asked for again after an hour.
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
    // Hashed files never change and others are small: a time says as much as a tag, in fewer bytes.
    etag: false,
    brotli: true,
    gzip: true,
    // Without this, `/page` would also look for `/page.html`.
    extensions: [],
    setHeaders(outgoing, path) {
      outgoing.setHeader('Cache-Control', isHashedAsset(path) ? IMMUTABLE : SHORT);
      // The one type that sirv's list does not have.
      if (path.endsWith('.ico')) outgoing.setHeader('Content-Type', 'image/x-icon');
      if (isHashedAsset(path)) {
        // The other headers speak of documents; on two dozen scripts they weigh as much as a picture.
        setHeaders(outgoing, assetHeaders);
        outgoing.setHeader('Connection', chooseConnection(outgoing));
        return;
      }
      setHeaders(outgoing, securityHeaders);
      // Icons, and drawings that are in shared links.
      if (PICTURE_FILE.test(path)) setHeaders(outgoing, pictureHeaders);
    },
  });

  return (incoming, outgoing, next) => {
    // Files of the build are small and no one needs a part of one; sirv throws at a range that makes no sense.
    delete incoming.headers.range;
    // A file that is gone by now (a build put in place of the running one) costs this answer, not the process.
    outgoing.once('pipe', (source) => source.once('error', () => outgoing.destroy()));
    sendFile(incoming, outgoing, next);
  };
}

/** Whether a path belongs to the build: nothing else can answer for it, so a missing one is simply missing. */
export function isHashedAsset(path: string): boolean {
  return path.startsWith('/assets/');
}
