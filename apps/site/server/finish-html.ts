import { readScriptElements, type ScriptElement } from '@showroom/web-server/script-elements';
import { readStylesheet, type PageStyles } from './page-styles.ts';

/**
 * The last touch on a finished page: it carries the styles it is drawn with and no others, and its scripts wait.
 *
 * The stylesheet stands whole in what the app rendered; the part of it that the page uses stays (`page-styles.ts`). The
 * rest is in the file that the element names, and arrives with the scripts.
 *
 * The router starts its modules while the page is still arriving, where on a phone they share the line with the picture
 * and the typeface that the visitor is looking at. The page is complete without them, so here they start once everything
 * in it has loaded and was drawn (a page in a background tab draws nothing: it waits two seconds), or at the first touch or key if that comes earlier. Then all of them are asked for at once. A press on
 * a button that only scripts can answer is kept and given to it once they live (`ComesAlive` says when).
 *
 * A page that does not hold the script as the router writes it is left as it is.
 */
export function finishHtml(html: string): string {
  const styles = findStyles(html);
  const styled = styles === null ? html : cutStyles(html, styles);
  return joinScripts(spareStorage(delayScripts(styled, styles?.address ?? null)));
}

const NEW_ENTRY = 'window.history.replaceState({ key }, "");';

/**
 * The router's own script looks for the place a visitor had scrolled to, before the page is drawn. To a page that was
 * never shown there is none, and asking the storage makes a phone wait: it stops after giving the page its key.
 */
function spareStorage(html: string): string {
  return html.replace(NEW_ENTRY, `${NEW_ENTRY}return;`);
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
 * compress. The others stay as empty elements, which run nothing and need no hash, because React counts them when the page
 * comes alive.
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
    if (group !== undefined && end !== undefined && isNextTo(html, end, script.start)) group.push(script);
    else groups.push([script]);
  }
  return groups.filter((group) => group.length > 1);
}

function isNextTo(html: string, end: number, start: number): boolean {
  return start - end <= LONGEST_BETWEEN && BETWEEN_NEIGHBOURS.test(html.slice(end, start));
}

function delayScripts(html: string, stylesheet: string | null): string {
  const script = findModuleScript(html);
  const modules = script === undefined ? null : readRouterModules(script.text);
  if (script === undefined || modules === null) return html;

  const imported = new Set([...modules.bare, ...modules.routes.map(([, address]) => address)]);
  const preloads: string[] = [];
  const takePreloads = (part: string) =>
    part.replaceAll(MODULE_PRELOAD, (tag, attributes: string) => {
      const [, href] = / href="([^"]+)"/.exec(attributes) ?? [];
      if (href === undefined) return tag;
      // What the script imports by itself needs no hint.
      if (!imported.has(href)) preloads.push(href);
      return '';
    });
  const before = takePreloads(html.slice(0, script.start));
  const after = takePreloads(html.slice(script.end));
  const attributes = script.attributes.replace(' type="module"', '').replace(/ async(="")?/, '');
  return `${before}<script${attributes}>${writeLateStart(modules, preloads, stylesheet)}</script>${after}`;
}

function findModuleScript(html: string): ScriptElement | undefined {
  for (const script of readScriptElements(html)) if (script.attributes.includes(' type="module"')) return script;
  return undefined;
}

const MODULE_PRELOAD = /<link rel="modulepreload"([^<>]*)>/g;

interface RouterModules {
  /** Imported for what they do, before all others: the manifest. */
  readonly bare: readonly string[];
  /** Route modules as `[name in the script, address]`. */
  readonly routes: readonly (readonly [name: string, address: string])[];
  /** The object that names each route's module, as written: `{"root":route0}`. */
  readonly registry: string;
  readonly entry: string;
}

/** Reads the router's own script: imports, one assignment, and the entry. Null when it has any other shape. */
function readRouterModules(text: string): RouterModules | null {
  const bare: string[] = [];
  const routes: (readonly [string, string])[] = [];
  const rest = text
    .replaceAll(/import "([^"]+)";?/g, (_all, address: string) => {
      bare.push(address);
      return '';
    })
    .replaceAll(/import \* as (\w+) from "([^"]+)";?/g, (_all, name: string, address: string) => {
      routes.push([name, address]);
      return '';
    })
    .trim();
  const [, registry, entry] =
    /^window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);?$/.exec(rest) ?? [];
  return registry !== undefined && entry !== undefined ? { bare, routes, registry, entry } : null;
}

/** The first drawing shows the words; the large picture follows within this time, and goes before the scripts. */
const AFTER_DRAWING_MS = 300;

/**
 * The page is drawn with the styles it holds: the others count from the moment that a script brings an element or a class.
 * Earlier they would only make the browser style the whole page a second time. A stylesheet that does not arrive holds
 * nothing up: the page then lives with the styles it has.
 */
function writeStylesheet(address: string): string {
  return `new Promise(done=>{const link=document.createElement("link");link.rel="stylesheet";link.media="not all";link.href=${JSON.stringify(address)};link.onload=link.onerror=done;document.head.append(link);
new MutationObserver((_changes,watch)=>{watch.disconnect();link.media="all"}).observe(document.body,{subtree:true,childList:true,attributeFilter:["class"]})})`;
}

/**
 * All files are asked for at once. Then they run one after the other, with a breath between for the visitor's touch: the
 * shared ones first, the routes, and the entry at last.
 */
function writeLateStart(
  { bare, entry, registry, routes }: RouterModules,
  preloads: readonly string[],
  stylesheet: string | null,
): string {
  const shared = preloads.filter((address) => address !== entry);
  const steps = [...shared, ...routes.map(([, address]) => address), ...bare];
  const firstRoute = shared.length;
  const names = registry.replaceAll(
    new RegExp(`:(${routes.map(([name]) => name).join('|')})\\b`, 'g'),
    (_all, name: string) => `:loaded[${firstRoute + routes.findIndex(([other]) => other === name)}]`,
  );
  return `(()=>{let begun=0;const begin=async()=>{if(begun++)return;
const steps=${JSON.stringify(steps)};
for(const href of [...steps,"${entry}"]){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
const styled=${stylesheet === null ? '0' : writeStylesheet(stylesheet)};const loaded=[];
for(const address of steps){loaded.push(await import(address));await new Promise(done=>setTimeout(done))}
await styled;window.__reactRouterRouteModules=${names};import("${entry}")};
const drawn=()=>setTimeout(begin,${AFTER_DRAWING_MS});
const soon=()=>{setTimeout(begin,2000);try{new PerformanceObserver(drawn).observe({type:"paint",buffered:true})}catch{drawn()}};
if(document.readyState==="complete")soon();else addEventListener("load",soon);
let pressed=null;addEventListener("click",event=>{if(!("alive" in document.documentElement.dataset))pressed=event.target.closest("button[type=button]")},{capture:true});
addEventListener("alive",()=>{if(pressed?.isConnected)pressed.click();pressed=null});
for(const type of["pointerdown","keydown","focusin"])addEventListener(type,begin,{once:true,capture:true,passive:true})})()`;
}
