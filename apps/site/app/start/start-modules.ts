import type { StartData } from './start-data.ts';

/** The first drawing shows the words; the large picture follows within this time, and goes before the scripts. */
const AFTER_DRAWING_MS = 300;
/** A page in a background tab draws nothing. */
const WITHOUT_DRAWING_MS = 2000;

declare global {
  interface Window {
    /** Where the router's entry looks for the modules of the page's routes. */
    __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
  }
}

/**
 * Starts the page's modules once everything in it has loaded and was drawn, or at the first touch, key or focus if that
 * comes earlier. `onFailure` is told when they cannot be had: the page then stays as it is without scripts.
 */
export function startModules(data: StartData, onFailure: () => void): void {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    run(data).catch((error: unknown) => {
      onFailure();
      throw error;
    });
  };
  addEventListener('load', () => {
    setTimeout(begin, WITHOUT_DRAWING_MS);
    requestAnimationFrame(() => setTimeout(begin, AFTER_DRAWING_MS));
  });
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, begin, true);
}

/**
 * All files are asked for together. Then they run one after the other: the shared ones first, the routes, and the entry at
 * last. Between any two steps is a breath for the visitor's touch: on a phone, asking for a dozen files in one go is a
 * tenth of a second in which nothing answers.
 */
async function run({ entry, modules, routes, stylesheet }: StartData): Promise<void> {
  for (const address of [...modules, entry]) {
    addLink('modulepreload', address);
    await breath();
  }
  const styled = stylesheet && addStylesheet(stylesheet);
  const loaded: unknown[] = [];
  for (const address of modules) {
    loaded.push(await import(/* @vite-ignore */ address));
    await breath();
  }
  const useStyles = await styled;
  const routeModules: Record<string, unknown> = {};
  for (const [id, place] of Object.entries(routes)) routeModules[id] = loaded[place];
  window['__reactRouterRouteModules'] = routeModules;
  await import(/* @vite-ignore */ entry);
  if (useStyles) (window.requestIdleCallback ?? setTimeout)(useStyles);
}

function breath(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/**
 * The page is drawn with the styles it holds: the others count from the moment that a script brings an element or a class,
 * or that the function answered here is called. The browser then styles the whole page a second time: it is to do so while
 * no one waits, neither for the page nor for what a press brings. A stylesheet that does not arrive holds nothing up: the
 * page is then hydrated with the styles it has.
 */
function addStylesheet(address: string): Promise<() => void> {
  return new Promise((done) => {
    const link = addLink('stylesheet', address);
    link.media = 'not all';
    let isDisabled = true;
    const use = () => {
      watch.disconnect();
      isDisabled = false;
      if (link.sheet) link.sheet.disabled = false;
    };
    for (const end of ['load', 'error'])
      link.addEventListener(end, () => {
        // A sheet that is enabled leaves elements where they stand; one whose media change has all of them laid out again.
        if (link.sheet) link.sheet.disabled = isDisabled;
        link.media = '';
        done(use);
      });
    const watch = new MutationObserver(use);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  });
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}
