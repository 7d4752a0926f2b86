import { createHash } from 'node:crypto';
import { readScriptElements } from '../pages/script-elements.ts';

/** Sources to allow beyond our own, by directive, e.g. `{ 'frame-src': ['https://forms.example.com'] }`. */
export type ExtraSources = Readonly<Partial<Record<ExtensibleDirective, readonly string[]>>>;

export type ExtensibleDirective =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'media-src'
  | 'form-action'
  | 'frame-ancestors';

/**
 * Header with which the app allows a page further sources, as JSON of `ExtraSources`; it is read here and not sent on.
 * Only plain origins count, so that text from a settings form cannot loosen the policy otherwise.
 */
export const CONTENT_SOURCES_HEADER = 'X-Content-Sources';

const extensibleDirectives: ReadonlySet<string> = new Set<ExtensibleDirective>([
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
  'form-action',
  'frame-ancestors',
]);

/** Reads the sources that a response asks for; what is not a known directive with plain origins is left out. */
export function readAskedSources(headers: Headers): ExtraSources {
  const text = headers.get(CONTENT_SOURCES_HEADER);
  if (text === null) return {};
  const asked: unknown = JSON.parse(text);
  if (typeof asked !== 'object' || asked === null) return {};
  return Object.fromEntries(
    Object.entries(asked).flatMap(([directive, sources]) =>
      extensibleDirectives.has(directive) && Array.isArray(sources)
        ? [[directive, sources.filter((source) => typeof source === 'string' && isPlainOrigin(source))]]
        : [],
    ),
  );
}

function isPlainOrigin(source: string): boolean {
  return URL.canParse(source) && /^https?:$/.test(new URL(source).protocol) && new URL(source).origin === source;
}

const BASE_POLICY: readonly (readonly [directive: string, sources: readonly string[]])[] = [
  ['default-src', ["'self'"]],
  ['script-src', ["'self'"]],
  // Styles stay open to inline text: the page carries its stylesheet in itself, components set style attributes, and
  // the scroll lock of open dialogs injects a style element. A style cannot run code; scripts stay closed.
  ['style-src', ["'self'", "'unsafe-inline'"]],
  ['img-src', ["'self'", 'data:', 'blob:']],
  ['frame-src', []],
  ['object-src', []],
  ['base-uri', ["'self'"]],
  ['form-action', ["'self'"]],
  ['frame-ancestors', []],
];

// What is not listed falls back to default-src; these are written out only where a page asks for more.
const FALLING_BACK = ['font-src', 'connect-src', 'media-src'] as const;

/** Builds the Content-Security-Policy of one page from the hashes of its inline scripts. */
export function buildContentSecurityPolicy(
  scriptHashes: readonly string[],
  ...extras: readonly (ExtraSources | undefined)[]
): string {
  const additionsTo = (directive: string) =>
    extras.flatMap((extra: Readonly<Record<string, readonly string[] | undefined>> = {}) => extra[directive] ?? []);
  const added = FALLING_BACK.filter((directive) => additionsTo(directive).length > 0).map(
    (directive) => [directive, ["'self'"]] as const,
  );
  return [...BASE_POLICY, ...added]
    .map(([directive, base]) => {
      const hashes = directive === 'script-src' ? scriptHashes.map((hash) => `'${hash}'`) : [];
      const sources = [...base, ...hashes, ...additionsTo(directive)];
      return `${directive} ${sources.length === 0 ? "'none'" : sources.join(' ')}`;
    })
    .join('; ');
}

const EXTERNAL_SOURCE = /(?:^|\s)src\s*=/i;
// Data, not code: browsers do not apply the policy to these.
const DATA_BLOCK = /(?:^|\s)type\s*=\s*["']?application\/(?:ld\+)?json/i;

/**
 * Lists the `sha256-…` of every inline script of a page, without doubles.
 *
 * When `nonce` is given and the page carries it, only scripts that carry it are listed: a script that slipped into
 * the page through someone's text does not know it, gets no hash, and does not run.
 */
export function hashInlineScripts(html: string, nonce?: string): string[] {
  const attribute = nonce === undefined ? undefined : `nonce="${nonce}"`;
  const onlyWithNonce = attribute !== undefined && html.includes(attribute);
  const hashes = new Set<string>();
  for (const { attributes, text } of readScriptElements(html)) {
    if (EXTERNAL_SOURCE.test(attributes) || DATA_BLOCK.test(attributes)) continue;
    // An empty element runs nothing, and browsers do not ask for its hash.
    if (text === '' || (onlyWithNonce && !attributes.includes(attribute))) continue;
    // Browsers hash the text after the parser made every line end a line feed.
    const parsed = text.replace(/\r\n?/g, '\n');
    hashes.add(`sha256-${createHash('sha256').update(parsed).digest('base64')}`);
  }
  return [...hashes];
}

/** Takes the nonce out again: cached pages are served to many, and the hash alone lets their scripts run. */
export function removeNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '');
}
