import { cleanSearch } from './request-text.ts';

/**
 * A parsed request target. Rules, page cache and router all use it instead of the text, so that no spelling of a path evades a
 * rule.
 */
export interface RequestTarget {
  /** The page's path, such as `/contact`, also for its data. */
  readonly path: string;
  /** Whether the router's script requests data or posts to an action. */
  readonly isData: boolean;
  /** The canonical spelling without the query: `/contact` or `/contact.data`. */
  readonly canonicalPath: string;
  /** Whether it was sent that way. */
  readonly isPlain: boolean;
  /** The query with its question mark, without control characters; may be empty. */
  readonly search: string;
}

/** Most requests: pages or files in their canonical spelling, which need no parsing. */
const PLAIN_PAGE = /^(?:\/|(?:\/[a-z\d_-][a-z\d_.-]*)+(?<!\.data))$/;
const PLAIN_FILE = /^\/(?:assets|pictures)(?:\/[\w-][\w.-]*)+$/;

/** File names are case-sensitive; all other paths are lower case. */
const FILE_FOLDERS: ReadonlySet<string | undefined> = new Set(['assets', 'pictures']);

/**
 * Parses a target like a browser (resolving backslashes, dots and encoded dots) and like the router (each part decoded, lower
 * case, no trailing slash). Undefined for an invalid path: a broken escape, a control character, anything unescaped that is not
 * ASCII.
 */
export function readRequestTarget(target: string, cleanText?: (text: string) => string): RequestTarget | undefined {
  // A target for a proxy begins with a host of the sender's choice, which is ignored.
  const [text = ''] = target.replace(/^https?:\/\/[^/?#\\]*/i, '').split('#', 1);
  const queryAt = text.indexOf('?');
  const typed = (queryAt === -1 ? text : text.slice(0, queryAt)) || '/';
  const search = queryAt === -1 || queryAt === text.length - 1 ? '' : cleanSearch(text.slice(queryAt), cleanText);
  if (PLAIN_PAGE.test(typed) || PLAIN_FILE.test(typed)) {
    return { path: typed, isData: false, canonicalPath: typed, isPlain: true, search };
  }
  const segments = readSegments(typed);
  if (segments === undefined) return undefined;

  const isFile = FILE_FOLDERS.has(segments[0]);
  const names = segments.map((segment) => encodeSegment(isFile ? segment : toLowerCase(segment)));
  const asked = `/${names.join('/')}`;
  const path = isFile ? undefined : findPageOfData(asked);
  if (path === undefined) return { path: asked, isData: false, canonicalPath: asked, isPlain: asked === typed, search };
  const canonicalPath = path === '/' ? '/_.data' : `${path}.data`;
  return { path, isData: true, canonicalPath, isPlain: canonicalPath === typed, search };
}

/** Returns the decoded parts of a path; undefined if it is invalid. */
function readSegments(typed: string): string[] | undefined {
  if (!/^[/\\][!-~]*$/.test(typed)) return undefined;
  const segments: string[] = [];
  for (const part of typed.split(/[/\\]/)) {
    const segment = decode(part);
    if (segment === undefined || /\p{Cc}/u.test(segment)) return undefined;
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** ASCII only, as the router compares. */
function toLowerCase(segment: string): string {
  return segment.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Escapes only what a path segment may not contain (RFC 3986, pchar). */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:3A|40|26|3D|2B|24|2C|3B)/g, decodeURIComponent);
}

/**
 * Finds the page whose data is requested. The router appends `.data` to a path, or `_.data` after a trailing slash; `/_root.data`
 * is an older name for the first page's.
 */
function findPageOfData(asked: string): string | undefined {
  if (!asked.endsWith('.data')) return undefined;
  return asked.replace(/(?:^\/_root)?(?:\/_)*\/?\.data$/, '') || '/';
}
