import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for providers that an owner may link to: a form drawn by a script, and a site that opens in a new tab. */
export interface Provider {
  readonly url: string;
  /** The global function that its script defines. */
  readonly renderFunction: string;
  close(): Promise<void>;
}

const renderFunction = 'drawContactForm';

const draws = `window.${renderFunction} = (endpoint, icon, place) => {
  const form = place.appendChild(document.createElement('form'));
  form.action = endpoint;
  form.innerHTML = '<label>Your question <input name="question"></label>';
};`;

/** Its files; anything else is missing. */
const files: Readonly<Record<string, { readonly type: string; readonly body: string }>> = {
  '/draws.js': { type: 'text/javascript', body: draws },
  '/draws-nothing.js': { type: 'text/javascript', body: '// No function is put on the window.' },
  '/form.css': { type: 'text/css', body: 'form { display: grid; }' },
  '/form': { type: 'text/html', body: '<!doctype html><title>The form in a tab of its own</title>' },
  '/outdoor': { type: 'text/html', body: '<!doctype html><title>The partner</title>' },
};

/** Starts it on a free loopback port. */
export async function startProvider(): Promise<Provider> {
  const server = createServer(({ url = '/' }, response) => {
    const file = files[url];
    if (file === undefined) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': file.type }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // Of a server that listens on a port.
  return {
    url: `http://127.0.0.1:${port}`,
    renderFunction,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
