import { readScriptElements, type ScriptElement } from '@showroom/web-server/script-elements';
import type { Log } from '@showroom/web-server/log';
import { readBytes } from '@showroom/web-server/page-bytes';
import { startScript } from 'virtual:start-script';
import { SCROLL_KEY } from '../app/start/restore-scroll.ts';
import type { StartData } from '../app/start/start-data.ts';
import { readStylesheet, type PageStyles } from './page-styles.ts';
import { writeCuts, type Cut } from './write-cuts.ts';

/**
 * The last touch on a finished page, which is given as bytes in a string (`page-bytes.ts` of web-server): it carries the styles it is drawn with and no others, and its scripts wait.
 *
 * The app names the file of its stylesheet; the part of it that the page uses takes its place (`page-styles.ts`). The rest
 * is in that file, and arrives with the scripts.
 *
 * The router starts its modules while the page is still arriving, where on a phone they share the line with the picture
 * and the typeface that the visitor is looking at. The page is complete without them: the start script
 * (`app/start/start-page.ts`) takes their place, which starts them later and keeps what the visitor does until then.
 *
 * A page that does not hold the script as the router writes it is left as it is; `check-build.ts` fails a build whose pages
 * are so.
 */
export function createHtmlFinisher(stylesheetText: string, log: Pick<Log, 'error'>): (html: string) => string {
  const stylesheet = readBytes(Buffer.from(stylesheetText));
  const pageStyles = readStylesheet(stylesheet);
  return (html) => {
    try {
      return finishHtml(html, pageStyles);
    } catch (error) {
      log.error('A page could not be finished; it is sent as the app drew it, with the whole stylesheet', { error });
      const styles = findStyles(html);
      return styles === undefined ? html : writeCuts(html, [{ ...styles, text: stylesheet }]);
    }
  };
}

function finishHtml(html: string, pageStyles: PageStyles): string {
  const styles = findStyles(html);
  const scripts = [...readScriptElements(html)];
  const { written, taken } = takeModules(html, scripts, styles?.path ?? null);
  joinNeighbours(html, written);
  const cuts = [
    ...taken,
    ...written.filter(isChanged).map(toCut),
    ...(styles === undefined ? [] : [writeStyles(html, styles, pageStyles)]),
  ];
  return writeCuts(html, cuts);
}

interface Styles {
  /** What stands in the page for the stylesheet, without its element. */
  readonly start: number;
  readonly end: number;
  /** Of the file that the stylesheet is in. */
  readonly path: string;
}

const STYLES_OPENING = /<style data-site-styles="([^"]*)">/;
const STYLES_CLOSING = '</style>';

function findStyles(html: string): Styles | undefined {
  const found = STYLES_OPENING.exec(html);
  if (found === null) return undefined;
  const [opening, path = ''] = found;
  const start = found.index + opening.length;
  const end = html.indexOf(STYLES_CLOSING, start);
  return end === -1 ? undefined : { start, end, path };
}

function writeStyles(html: string, { start, end }: Styles, pageStyles: PageStyles): Cut {
  return { start, end, text: pageStyles.forPage(html.slice(0, start), html.slice(end)) };
}

/** A script of the page as it stands there, and as it is to be. */
interface WrittenScript {
  readonly was: ScriptElement;
  attributes: string;
  text: string;
}

function isChanged({ was, attributes, text }: WrittenScript): boolean {
  return was.attributes !== attributes || was.text !== text;
}

function toCut({ was, attributes, text }: WrittenScript): Cut {
  return { start: was.start, end: was.end, text: `<script${attributes}>${text}</script>` };
}

/** The attributes of a script that is in the page itself, runs at once and is no module. */
const PLAIN_ATTRIBUTES = /^(?: nonce="[^"]*")?$/;
/** What React leaves between two neighbours. */
const BETWEEN_NEIGHBOURS = /^(?:<!--\/?\$-->)*$/;
/** A longer text between two scripts is none of React's comments; it need not be read. */
const LONGEST_BETWEEN = 1_000;

/**
 * Plain scripts that follow each other become one: the page's security policy names each by its hash, and hashes do not
 * compress. The others stay as empty elements, which run nothing and need no hash, because React counts them when it
 * hydrates the page.
 */
function joinNeighbours(html: string, scripts: readonly WrittenScript[]): void {
  let first: WrittenScript | undefined;
  let last: WrittenScript | undefined;
  let texts: string[] = [];
  const endGroup = () => {
    if (first !== undefined && texts.length > 1) first.text = texts.join(';');
  };
  for (const script of scripts) {
    if (script.text === '' || !PLAIN_ATTRIBUTES.test(script.attributes)) continue;
    if (first?.attributes === script.attributes && isNextTo(html, last?.was.end ?? 0, script.was.start)) {
      texts.push(script.text);
      script.text = '';
    } else {
      endGroup();
      first = script;
      texts = [script.text];
    }
    last = script;
  }
  endGroup();
}

function isNextTo(html: string, end: number, start: number): boolean {
  return start - end <= LONGEST_BETWEEN && BETWEEN_NEIGHBOURS.test(html.slice(end, start));
}

interface TakenModules {
  /** Every script of the page, as it is to be but for its neighbours. */
  readonly written: readonly WrittenScript[];
  /** Hints that the start script takes the place of. */
  readonly taken: readonly Cut[];
}

/** The start script stands where the router starts its modules, and does what its script for the scroll place did. */
function takeModules(html: string, scripts: readonly ScriptElement[], stylesheet: string | null): TakenModules {
  const written = scripts.map((was) => ({ was, attributes: was.attributes, text: was.text }));
  const starting = written.find(({ attributes }) => attributes.includes(' type="module"'));
  const modules = starting && readRouterModules(starting.text);
  if (starting === undefined || modules === undefined) return { written, taken: [] };

  const imported = new Set([...modules.bare, ...modules.imports.values()]);
  const hints = [...readModuleHints(html)];
  // What the script imports by itself needs no hint.
  const preloads = hints.map(({ path }) => path).filter((path) => !imported.has(path));
  starting.attributes = starting.attributes.replace(' type="module"', '').replace(/ async(="")?/, '');
  starting.text = writeStart(modules, preloads, stylesheet);
  const scroll = written.find(({ text }) => isScrollScript(text));
  if (scroll !== undefined) scroll.text = '';
  return { written, taken: hints.map(({ start, end }) => ({ start, end, text: '' })) };
}

/** As `<ScrollRestoration>` writes it; `restoreScroll` takes its place. */
function isScrollScript(text: string): boolean {
  return text.startsWith('((storageKey') && text.endsWith(`)("${SCROLL_KEY}", null)`);
}

const MODULE_HINT = '<link rel="modulepreload"';
const HINT_ATTRIBUTES = /[^<>]*>/y;

function* readModuleHints(html: string): Generator<{ start: number; end: number; path: string }> {
  for (let start = html.indexOf(MODULE_HINT); start !== -1; start = html.indexOf(MODULE_HINT, start + 1)) {
    HINT_ATTRIBUTES.lastIndex = start + MODULE_HINT.length;
    const [attributes = ''] = HINT_ATTRIBUTES.exec(html) ?? [];
    const [, path] = / href="([^"]+)"/.exec(attributes) ?? [];
    if (path !== undefined) yield { start, end: start + MODULE_HINT.length + attributes.length, path };
  }
}

interface RouterModules {
  /** Imported for what they do, before all others: the manifest. */
  readonly bare: readonly string[];
  /** Addresses of route modules by their names in the script. */
  readonly imports: ReadonlyMap<string, string>;
  /** The names of the modules by their routes' ids. */
  readonly routes: readonly (readonly [id: string, name: string])[];
  readonly entry: string;
}

/** Reads the router's own script: imports, one assignment, and the entry. Undefined when it has any other shape. */
function readRouterModules(text: string): RouterModules | undefined {
  const bare: string[] = [];
  const imports = new Map<string, string>();
  const rest = text
    .replaceAll(/import "([^"]+)";?/g, (_all, address: string) => {
      bare.push(address);
      return '';
    })
    .replaceAll(/import \* as (\w+) from "([^"]+)";?/g, (_all, name: string, address: string) => {
      imports.set(name, address);
      return '';
    })
    .trim();
  const [, registry, entry] =
    /^window\.__reactRouterRouteModules = \{([^}]*)\};\s*import\("([^"]+)"\);?$/.exec(rest) ?? [];
  if (registry === undefined || entry === undefined) return undefined;
  const routes = [...registry.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = '', name = '']) => [id, name] as const);
  const isWhole = registry === routes.map(([id, name]) => `"${id}":${name}`).join();
  return isWhole && routes.every(([, name]) => imports.has(name)) ? { bare, imports, routes, entry } : undefined;
}

/** The start script with the data of this page: the modules that several share first, then the routes'. */
function writeStart(
  { bare, entry, imports, routes }: RouterModules,
  preloads: readonly string[],
  stylesheet: string | null,
): string {
  const shared = preloads.filter((address) => address !== entry);
  const names = [...imports.keys()];
  const data: StartData = {
    modules: [...shared, ...imports.values(), ...bare],
    routes: Object.fromEntries(routes.map(([id, name]) => [id, shared.length + names.indexOf(name)])),
    entry,
    stylesheet,
  };
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return startScript.replace('START_DATA', () => text);
}
