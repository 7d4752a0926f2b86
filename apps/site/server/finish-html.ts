import { readScriptElements, type ScriptElement } from '@showroom/web-server/script-elements';
import { startScript } from 'virtual:start-script';
import { SCROLL_KEY } from '../app/start/restore-scroll.ts';
import type { StartData } from '../app/start/start-data.ts';
import { readStylesheet, type PageStyles } from './page-styles.ts';

/**
 * The last touch on a finished page: it carries the styles it is drawn with and no others, and its scripts wait.
 *
 * The stylesheet stands whole in what the app rendered; the part of it that the page uses stays (`page-styles.ts`). The
 * rest is in the file that the element names, and arrives with the scripts.
 *
 * The router starts its modules while the page is still arriving, where on a phone they share the line with the picture
 * and the typeface that the visitor is looking at. The page is complete without them: the start script
 * (`app/start/start-page.ts`) takes their place, which starts them later and keeps what the visitor does until then.
 *
 * A page that does not hold the script as the router writes it is left as it is; `check-build.ts` fails a build whose pages
 * are so.
 */
export function finishHtml(html: string): string {
  const styles = findStyles(html);
  const styled = styles === null ? html : cutStyles(html, styles);
  return joinScripts(replaceScripts(styled, styles?.address ?? null));
}

interface Styles {
  readonly start: number;
  readonly end: number;
  /** The element's first tag, which names the file that the stylesheet is in as well. */
  readonly opening: string;
  readonly address: string;
  readonly css: string;
}

const STYLES_OPENING = /<style data-site-styles="([^"]*)">/;
const STYLES_CLOSING = '</style>';

function findStyles(html: string): Styles | null {
  const found = STYLES_OPENING.exec(html);
  if (found === null) return null;
  const [opening, address = ''] = found;
  const cssStart = found.index + opening.length;
  const cssEnd = html.indexOf(STYLES_CLOSING, cssStart);
  if (cssEnd === -1) return null;
  return {
    start: found.index,
    end: cssEnd + STYLES_CLOSING.length,
    opening,
    address,
    css: html.slice(cssStart, cssEnd),
  };
}

/** One build has one stylesheet: it is read once. */
const known = new Map<string, PageStyles>();

function cutStyles(html: string, { start, end, opening, css }: Styles): string {
  const before = html.slice(0, start);
  const after = html.slice(end);
  const stylesFor = known.get(css) ?? readStylesheet(css);
  known.set(css, stylesFor);
  return `${before}${opening}${stylesFor.forPage(before + after)}${STYLES_CLOSING}${after}`;
}

/** The attributes of a script that is in the page itself, runs at once and is no module. */
const PLAIN_ATTRIBUTES = /^(?: nonce="[^"]*")?$/;
/** What React leaves between two neighbours. */
const BETWEEN_NEIGHBOURS = /^(?:<!--\/?\$-->)*$/;
/** A longer text between two scripts is no such mark; it need not be read. */
const LONGEST_BETWEEN = 1_000;

/**
 * Plain scripts that follow each other become one: the page's security policy names each by its hash, and hashes do not
 * compress. The others stay as empty elements, which run nothing and need no hash, because React counts them when it
 * hydrates the page.
 */
function joinScripts(html: string): string {
  const parts: string[] = [];
  let written = 0;
  for (const neighbours of listNeighbours(html)) {
    const joined = neighbours.map(({ text }) => text).join(';');
    for (const [index, { start, end, attributes }] of neighbours.entries()) {
      parts.push(html.slice(written, start), `<script${attributes}>`, index === 0 ? joined : '', '</script>');
      written = end;
    }
  }
  parts.push(html.slice(written));
  return parts.join('');
}

/** Lists the groups of two and more plain scripts with nothing but React's own comments between them. */
function listNeighbours(html: string): ScriptElement[][] {
  const groups: ScriptElement[][] = [];
  for (const script of readScriptElements(html)) {
    if (script.text === '' || !PLAIN_ATTRIBUTES.test(script.attributes)) continue;
    const group = groups.at(-1);
    const end = group?.at(-1)?.end;
    const isMarkedAlike = group?.[0]?.attributes === script.attributes;
    if (isMarkedAlike && end !== undefined && isNextTo(html, end, script.start)) group.push(script);
    else groups.push([script]);
  }
  return groups.filter((group) => group.length > 1);
}

function isNextTo(html: string, end: number, start: number): boolean {
  return start - end <= LONGEST_BETWEEN && BETWEEN_NEIGHBOURS.test(html.slice(end, start));
}

/** The start script stands where the router starts its modules, and does what its script for the scroll place did. */
function replaceScripts(html: string, stylesheet: string | null): string {
  const script = findModuleScript(html);
  const modules = script === undefined ? null : readRouterModules(script.text);
  if (script === undefined || modules === null) return html;

  const imported = new Set([...modules.bare, ...modules.imports.values()]);
  const preloads: string[] = [];
  const takePreloads = (part: string) =>
    part.replaceAll(MODULE_PRELOAD, (tag, attributes: string) => {
      const [, href] = / href="([^"]+)"/.exec(attributes) ?? [];
      if (href === undefined) return tag;
      // What the script imports by itself needs no hint.
      if (!imported.has(href)) preloads.push(href);
      return '';
    });
  const before = takePreloads(emptyScrollScript(html.slice(0, script.start)));
  const after = takePreloads(html.slice(script.end));
  const attributes = script.attributes.replace(' type="module"', '').replace(/ async(="")?/, '');
  return `${before}<script${attributes}>${writeStart(modules, preloads, stylesheet)}</script>${after}`;
}

/** As `<ScrollRestoration>` writes it; `restoreScroll` takes its place. */
function emptyScrollScript(html: string): string {
  for (const { start, end, attributes, text } of readScriptElements(html)) {
    if (!text.startsWith('((storageKey') || !text.endsWith(`)("${SCROLL_KEY}", null)`)) continue;
    return `${html.slice(0, start)}<script${attributes}></script>${html.slice(end)}`;
  }
  return html;
}

function findModuleScript(html: string): ScriptElement | undefined {
  for (const script of readScriptElements(html)) if (script.attributes.includes(' type="module"')) return script;
  return undefined;
}

const MODULE_PRELOAD = /<link rel="modulepreload"([^<>]*)>/g;

interface RouterModules {
  /** Imported for what they do, before all others: the manifest. */
  readonly bare: readonly string[];
  /** Addresses of route modules by their names in the script. */
  readonly imports: ReadonlyMap<string, string>;
  /** The names of the modules by their routes' ids. */
  readonly routes: readonly (readonly [id: string, name: string])[];
  readonly entry: string;
}

/** Reads the router's own script: imports, one assignment, and the entry. Null when it has any other shape. */
function readRouterModules(text: string): RouterModules | null {
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
  if (registry === undefined || entry === undefined) return null;
  const routes = [...registry.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = '', name = '']) => [id, name] as const);
  const isWhole = registry === routes.map(([id, name]) => `"${id}":${name}`).join();
  return isWhole && routes.every(([, name]) => imports.has(name)) ? { bare, imports, routes, entry } : null;
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
