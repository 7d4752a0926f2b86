import { Agent, request } from 'node:http';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router-dom';
import { toServerBuild } from './server-build.ts';

const HOSTILE_TEXTS: readonly string[] = [
  '\0',
  'a\0b',
  '\u0001\u0008\u001F\u007F\u0085\u009F',
  '\u200B\u00AD\uFEFF\u3164\u202E',
  'a\r\nSet-Cookie: x=y',
  '\uFFFE\uFFFF\u{10FFFF}',
  '__proto__',
  'constructor',
  '☃/é?ü#🏳️‍🌈',
  '99999999999999999999999',
  '-1e400',
  "' or 1=1 --",
  '{"a":"\\u0000\\ud800"}',
  '["\\u0000"]',
];

/** Broken escapes, invalid UTF-8, half a surrogate pair. */
const HOSTILE_ESCAPES: readonly string[] = ['%00', '%', '%zz', '%ED%A0%80', '%FF%FE', '%C0%80', '%C2%80', '%E2%80%AE'];

export interface ReachedRoute {
  /** Folder of the route's files, such as `./leads/lead`. */
  readonly folder: string;
  /** With a name after a colon for each parameter. */
  readonly pattern: string;
}

/** An app's route files by path, relative to its folder. */
type RouteModules = Readonly<Record<string, unknown>>;

export function listReachedRoutes(entries: readonly RouteConfigEntry[], parent = ''): ReachedRoute[] {
  return entries.flatMap((entry) => {
    const { path, index, children = [] } = entry;
    const pattern = path === undefined ? parent : `${parent}/${path}`;
    const own =
      path === undefined && index !== true
        ? []
        : [{ folder: `./${entry.file}`.replace(/\/[^/]+$/, ''), pattern: pattern || '/' }];
    return [...own, ...listReachedRoutes(children, pattern)];
  });
}

const drawNothing = (_request: Request, status: number, headers: Headers) => {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response('<!doctype html><title>Undrawn</title>', { status, headers });
};

/** Builds the app of these routes without rendering. */
export function buildUndrawn(entries: readonly RouteConfigEntry[], modules: RouteModules): ServerBuild {
  const list = (some: readonly RouteConfigEntry[], parentId?: string): [string, object][] =>
    some.flatMap((entry) => {
      const id = entry.id ?? entry.file;
      const { path, index, children = [] } = entry;
      const route = { id, parentId, path, index, module: modules[`./${entry.file}`] };
      return [[id, route], ...list(children, id)];
    });
  return toServerBuild(Object.fromEntries(list(entries)), drawNothing);
}

export interface SourceNames {
  readonly queryNames: readonly string[];
  /** Names of form fields, by folder. */
  readonly fieldNames: ReadonlyMap<string, ReadonlySet<string>>;
  /** Values of submit buttons, by folder. */
  readonly intents: ReadonlyMap<string, ReadonlySet<string>>;
}

const QUERY_NAME = /(?:searchParams|search|asked|params)\.(?:get|getAll|has)\('([a-z][\w-]{0,40})'\)/g;
const FIELD_NAME =
  /(?:\.(?:get|getAll|has)\(|[rR]eadTexts?\(\w+, | name=|\bname: |[A-Z]_FIELD = )\{?["']([a-z][\w-]{0,40})["']/g;
const INTENT = /(?:intent === |\bcase | value=|\bintent: )\{?["']([a-z][\w-]{1,40})["']/g;

/** Collects the names that an app's sources use. */
export function readNames(sources: Readonly<Record<string, string>>): SourceNames {
  const collect = (pattern: RegExp, isMeant: (text: string) => boolean) => {
    const found = new Map<string, Set<string>>();
    for (const [file, text] of Object.entries(sources)) {
      const folder = file.replace(/\/[^/]+$/, '');
      const own = found.get(folder) ?? new Set();
      found.set(folder, own);
      if (isMeant(text)) for (const [, name = ''] of text.matchAll(pattern)) own.add(name);
    }
    return found;
  };
  return {
    queryNames: [...new Set([...collect(QUERY_NAME, () => true).values()].flatMap((own) => [...own]))],
    fieldNames: collect(FIELD_NAME, () => true),
    intents: collect(INTENT, (text) => text.includes('intent')),
  };
}

export interface HostileRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HostileOptions {
  readonly routes: readonly ReachedRoute[];
  /** Values for path parameters, of things that exist. */
  readonly params: Readonly<Record<string, string>>;
  readonly names: SourceNames;
}

/** A larger form is refused unread. */
const MOST_FIELDS = 90;
/** How often each name is sent with another text. */
const ROUNDS = 6;

/** Generates requests to every route with hostile texts in path, query, headers and forms of each encoding. */
export function* listHostileRequests({ routes, params, names }: HostileOptions): Generator<HostileRequest> {
  const { queryNames, fieldNames, intents } = names;
  let count = 0;
  const next = () => HOSTILE_TEXTS[(count += 1) % HOSTILE_TEXTS.length] ?? '';
  const nextEscape = () => HOSTILE_ESCAPES[(count += 1) % HOSTILE_ESCAPES.length] ?? '';
  for (const { pattern, folder } of routes) {
    const fill = (openPart: (name: string) => string) =>
      pattern.replaceAll(/:(\w+)\??/g, (_all, name: string) => openPart(name)).replaceAll('*', openPart('*'));
    const path = fill((name) => params[name] ?? 'none');
    const around = ['.', folder.replace(/\/[^/]+$/, ''), folder].flatMap((each) => [...(fieldNames.get(each) ?? [])]);
    const ownNames = [...new Set(around)].slice(0, MOST_FIELDS);
    if (/[:*]/.test(pattern)) {
      for (let round = 0; round < ROUNDS; round += 1) {
        yield { method: 'GET', path: fill(() => encodeURIComponent(next())) };
        yield { method: 'GET', path: fill(nextEscape) };
        yield { method: 'POST', path: fill(() => encodeURIComponent(next())), ...toForm([['intent', 'save']]) };
      }
    }
    const cookies = ['%00', '"', 'session=%00', 'session=eyJhIjoi'].join('; ');
    const headers = { Referer: 'http://x/%00?%ED', 'User-Agent': '\u0080\u00FF', Cookie: cookies };
    yield { method: 'GET', path: `${path}?${queryNames.map((name) => `${name}=${nextEscape()}`).join('&')}`, headers };
    yield { method: 'GET', path: `${path}?${queryNames.map((name) => `${name}=a%00b`).join('&')}` };
    for (let round = 0; round < ROUNDS; round += 1) {
      const texts = ownNames.map((name) => [name, round === 0 ? '\0' : next()] as const);
      yield { method: 'GET', path: `${path}?${new URLSearchParams(queryNames.map((name) => [name, next()]))}` };
      const asked = round === 0 ? ['', ...(intents.get(folder) ?? [])] : [''];
      for (const intent of asked) yield { method: 'POST', path, ...toForm([['intent', intent], ...texts]) };
      yield { method: 'POST', path, ...toParts(texts, next()) };
    }
    const json = { 'Content-Type': 'application/json' };
    yield { method: 'POST', path, headers: json, body: JSON.stringify({ text: next() }) };
  }
}

function toForm(fields: readonly (readonly [string, string])[]): Pick<HostileRequest, 'headers' | 'body'> {
  const last = new Map(fields.toReversed());
  const body = [...last].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body };
}

function toParts(
  fields: readonly (readonly [string, string])[],
  text: string,
): Pick<HostileRequest, 'headers' | 'body'> {
  const parts = fields.map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const name = text.replaceAll(/["\r\n]/g, '');
  const file = `--b\r\nContent-Disposition: form-data; name="files"; filename="${name}.png"\r\nContent-Type: ${encodeURIComponent(text)}\r\n\r\nx\r\n`;
  return { headers: { 'Content-Type': 'multipart/form-data; boundary=b' }, body: `${parts.join('')}${file}--b--\r\n` };
}

/** Sends the requests and lists those that cause a server error. */
export async function findServerErrors(
  url: string,
  requests: Iterable<HostileRequest>,
  headersFor: () => Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>,
): Promise<string[]> {
  const agent = new Agent({ keepAlive: true });
  const found: string[] = [];
  for (const { method, path, headers, body } of requests) {
    const own = await headersFor();
    const sent = {
      ...own,
      ...headers,
      ...(headers?.['Cookie'] && own['Cookie'] && { Cookie: `${own['Cookie']}; ${headers['Cookie']}` }),
    };
    const status = await new Promise<number>((resolve) => {
      const asking = request(url, { agent, method, path, headers: sent }, (reply) => {
        reply.resume();
        reply.on('end', () => resolve(reply.statusCode ?? 0));
      });
      asking.on('error', () => resolve(599));
      asking.end(body);
    });
    if (status >= 500) found.push(`${status} ${method} ${path.slice(0, 200)} ${(body ?? '').slice(0, 120)}`);
  }
  agent.destroy();
  return found;
}
