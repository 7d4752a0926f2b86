import { cleanSearch } from './request-text.ts';

/**
 * What a request asks for, read once. Rules, page cache and router all go by this reading and never by the text, so
 * that no spelling of a path gets past a rule that its plain spelling is under.
 */
export interface RequestTarget {
  /** The page's path: `/contact`, also where its data is asked for. */
  readonly path: string;
  /** What the router's script asks for: a page's data, or a post to its action, instead of the page itself. */
  readonly isData: boolean;
  /** The one spelling of what is asked for, without the query: `/contact`, or `/contact.data`. */
  readonly canonicalPath: string;
  /** Whether it was spelled so. */
  readonly isPlain: boolean;
  /** The query with its question mark, as typed but for control characters; empty when there is none. */
  readonly search: string;
}

/** What most requests are: a page, or a file, in a spelling at which there is nothing to fix. Saves reading it. */
const PLAIN_PAGE = /^(?:\/|(?:\/[a-z\d_-][a-z\d_.-]*)+(?<!\.data))$/;
const PLAIN_FILE = /^\/(?:assets|pictures)(?:\/[\w-][\w.-]*)+$/;

/** Names of files differ by case; every other path of ours is in lower case. */
const FILE_FOLDERS: ReadonlySet<string | undefined> = new Set(['assets', 'pictures']);

/**
 * Reads the target of a request as a browser reads a path (backslashes, dots and encoded dots followed to where they
 * lead) and as the router does (each part decoded, in lower case, no slash at the end). Undefined when it is no path:
 * a broken escape, a control character, anything unescaped that is not ASCII.
 */
export function readRequestTarget(target: string, cleanText?: (text: string) => string): RequestTarget | undefined {
  // Written for a proxy, a target begins with a host of the sender's choice, which means nothing to us.
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

/** The decoded parts of a path; undefined when it is none. */
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

/** ASCII alone, as the router compares: letters of other scripts that only fold to ours are other letters. */
function toLowerCase(segment: string): string {
  return segment.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Escapes what may not stand in a part of a path (RFC 3986, pchar), and nothing else. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:3A|40|26|3D|2B|24|2C|3B)/g, decodeURIComponent);
}

/**
 * The page whose data is asked for. The router's scripts add `.data` to its path, or `_.data` after a slash at the end;
 * `/_root.data` is what they once called the data of the first page.
 */
function findPageOfData(asked: string): string | undefined {
  if (!asked.endsWith('.data')) return undefined;
  return asked.replace(/(?:^\/_root)?(?:\/_)*\/?\.data$/, '') || '/';
}
