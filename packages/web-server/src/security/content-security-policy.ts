import { createHash } from 'node:crypto';
import { readScriptElements } from '../pages/script-elements.ts';

/** Additional sources by directive, such as `{ 'frame-src': ['https://forms.example.com'] }`. */
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
 * Header with which the app allows additional sources, as JSON of `ExtraSources`. It is removed before sending. Only plain
 * origins count, so that a settings form can't loosen the policy otherwise.
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

/** Reads a response's additional sources, ignoring unknown directives and anything but plain origins. */
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
  // Inline styles are allowed: the page contains its stylesheet, components set style attributes, and the scroll lock of dialogs
  // injects a style element. Styles can't run code; scripts stay restricted.
  ['style-src', ["'self'", "'unsafe-inline'"]],
  ['img-src', ["'self'", 'data:', 'blob:']],
  ['frame-src', []],
  ['object-src', []],
  ['base-uri', ["'self'"]],
  ['form-action', ["'self'"]],
  ['frame-ancestors', []],
];

// These fall back to default-src and are written only where a page needs more.
const FALLING_BACK = ['font-src', 'connect-src', 'media-src'] as const;

/** Builds a page's Content-Security-Policy from the hashes of its inline scripts. */
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
// Data, not code: the policy doesn't apply.
const DATA_BLOCK = /(?:^|\s)type\s*=\s*["']?application\/(?:ld\+)?json/i;

/**
 * Lists the `sha256-…` of every inline script of a page, without duplicates.
 *
 * If the page carries `nonce`, only scripts with it are listed: an injected script doesn't know it, gets no hash and doesn't run.
 */
export function hashInlineScripts(html: string, nonce?: string): string[] {
  const attribute = nonce === undefined ? undefined : `nonce="${nonce}"`;
  const onlyWithNonce = attribute !== undefined && html.includes(attribute);
  const hashes = new Set<string>();
  for (const { attributes, text } of readScriptElements(html)) {
    if (EXTERNAL_SOURCE.test(attributes) || DATA_BLOCK.test(attributes)) continue;
    // An empty element runs nothing and needs no hash.
    if (text === '' || (onlyWithNonce && !attributes.includes(attribute))) continue;
    // Browsers hash the text after normalizing line ends.
    const parsed = text.replace(/\r\n?/g, '\n');
    hashes.add(`sha256-${createHash('sha256').update(parsed).digest('base64')}`);
  }
  return [...hashes];
}

/** Removes the nonce: cached pages are served to many, and the hashes alone allow their scripts. */
export function removeNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '');
}
