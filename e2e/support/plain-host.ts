import { createReadStream, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { extname, join, normalize } from 'node:path';

/** A static file host on this machine. */
export interface PlainHost {
  readonly url: string;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a folder as common hosts do: `/a` is `a.html`, `/a/` redirects to `/a`, a missing file is answered with `404.html`, and
 * only reading is allowed.
 */
export async function startPlainHost(folder: string, port: number): Promise<PlainHost> {
  const server = createServer(({ method, url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://host');
    const path = normalize(decodeURIComponent(pathname));
    const name = path === '/' ? '/index.html' : path;
    if (method !== 'GET' && method !== 'HEAD') response.writeHead(405).end();
    else if (path !== '/' && path.endsWith('/')) {
      response.writeHead(301, { Location: path.slice(0, -1) + search }).end();
    } else {
      const found = [name, `${name}.html`].map((each) => join(folder, each)).find(isFile);
      send(response, found === undefined ? 404 : 200, found ?? join(folder, '404.html'));
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

function send(response: ServerResponse, status: number, file: string): void {
  response.writeHead(status, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}
