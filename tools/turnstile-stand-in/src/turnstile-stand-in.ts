import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake verification service: script, frame and responses. */
export interface Turnstile {
  readonly url: string;
  /** The keys it knows. */
  readonly keys: { readonly siteKey: string; readonly secret: string };
  /** How it responds to verification requests from now on. */
  mood: 'honest' | 'refusing' | 'silent' | 'confused' | 'unreadable';
  /** The requests received. */
  readonly asked: URLSearchParams[];
  readonly countScripts: () => number;
  /** A token as its widget makes for a person. */
  makeToken(of?: { siteKey?: string; hostname?: string; action?: string }): string;
  close(): Promise<void>;
}

const keys = { siteKey: '0x4AAAAAAAstand-in', secret: '0x4AAAAAAAsecret-of-the-stand-in' };

/** The widget: a frame, a control with the token, a new token after a reset and after expiry. */
const script = `
const widgets = new Map();
const origin = new URL(document.currentScript.src).origin;
const make = (id) => {
  const { input, options } = widgets.get(id) ?? {};
  if (!input) return;
  if (options.sitekey !== ${JSON.stringify(keys.siteKey)}) return options['error-callback']?.('110100');
  input.value = ['person', options.sitekey, location.hostname, options.action, Math.random()].join('|');
  options.callback?.(input.value);
};
window.turnstile = {
  render(place, options) {
    const id = 'widget-' + Math.random();
    const frame = place.appendChild(document.createElement('iframe'));
    const [width, height] = options.size === 'compact' ? [150, 140] : [300, 65];
    Object.assign(frame, { src: origin + '/turnstile/frame', title: 'Widget of the service', width, height });
    const input = place.appendChild(document.createElement('input'));
    Object.assign(input, { type: 'hidden', name: 'cf-turnstile-response' });
    widgets.set(id, { input, options });
    setTimeout(make, window.widgetDelayMs ?? 20, id);
    return id;
  },
  reset(id) {
    widgets.get(id).input.value = '';
    setTimeout(make, 20, id);
  },
  remove: (id) => widgets.delete(id),
};`;

/** Starts it on a free local port. The caller closes it. */
export async function startTurnstile(): Promise<Turnstile> {
  const used = new Set<string>();
  let scripts = 0;
  let made = 0;
  const answer = (asked: URLSearchParams) => {
    const [kind, siteKey, hostname = '', action = ''] = asked.get('response')?.split('|') ?? [];
    const token = asked.get('response') ?? '';
    if (asked.get('secret') !== keys.secret) return refuse('invalid-input-secret');
    if (kind !== 'person' || siteKey !== keys.siteKey || service.mood === 'refusing')
      return refuse('invalid-input-response');
    if (used.has(token)) return refuse('timeout-or-duplicate');
    used.add(token);
    return { success: true, 'error-codes': [], challenge_ts: new Date().toISOString(), hostname, action };
  };
  const take = (body: string, response: ServerResponse) => {
    const asked = new URLSearchParams(body);
    service.asked.push(asked);
    if (service.mood === 'silent') return;
    const json = service.mood === 'confused' ? refuse('internal-error') : answer(asked);
    response.setHeader('Content-Type', 'application/json');
    response.end(service.mood === 'unreadable' ? '<h1>Bad gateway</h1>' : JSON.stringify(json));
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    if (pathname === '/turnstile/v0/siteverify') {
      let body = '';
      request.on('data', (chunk) => (body += chunk)).on('end', () => take(body, response));
    } else if (pathname === '/turnstile/v0/api.js') {
      scripts += 1;
      response.setHeader('Content-Type', 'text/javascript');
      response.end(script);
    } else {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><html lang="en"><title>Widget</title><p>A person, it seems.</p></html>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // Of a server that listens on a port.
  const service: Turnstile = {
    url: `http://127.0.0.1:${port}`,
    keys,
    mood: 'honest',
    asked: [],
    countScripts: () => scripts,
    makeToken: ({ siteKey = keys.siteKey, hostname = 'showroom.example', action = 'request' } = {}) =>
      ['person', siteKey, hostname, action, (made += 1)].join('|'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

function refuse(code: string) {
  return { success: false, 'error-codes': [code] };
}
