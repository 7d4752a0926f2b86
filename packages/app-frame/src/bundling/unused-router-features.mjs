/** A stretch of the router's production files, and what is written in its place. */
const cuts = [
  // The whole map of routes travels with the first page (`routeDiscovery` of router-config.ts): none is looked up later.
  ['!isFogOfWarEnabled(routeDiscovery, ssr)', 'true'],
  ['= isFogOfWarEnabled(routeDiscovery, ssr)', '= false'],
  ['init.patchRoutesOnNavigation', '(void 0)'],
  // Nobody listens in on the router.
  ['init.instrumentations', '(void 0)'],
  // There are no server components.
  ['React.useContext(RSCRouterContext)', 'false'],
  // Only the server writes the scripts of a page.
  [
    'let { router, static: isStatic, staticContext } =',
    'const isStatic = false, staticContext = null; let { router } =',
  ],
  // Modules are not replaced while a built page runs.
  ['createClientRoutesWithHMRRevalidationOptOut;\n  window', 'undefined;\n  window'],
  // No link asks for its page before it is followed; see `wantsUnused`.
  ['usePrefetchBehavior(\n      prefetch,\n      rest\n    )', '[false, null, {}]'],
  ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
  ['isPageLinkDescriptor(link) ?', 'false ?'],
  // An app that has no such links leaves them out, once they are known to do nothing by being there.
  ['var NavLink = React10', 'var NavLink = /* @__PURE__ */ React10'],
  ['NavLink.displayName = "NavLink";', ''],
];

/**
 * A file of the router without what no app of ours uses, which is then no part of the browser's scripts.
 *
 * @param {string} code
 * @returns {{ code: string, found: readonly string[] }} with the stretches that stood in it
 */
export function leaveOutUnused(code) {
  const found = cuts.filter(([text = '']) => code.includes(text));
  return {
    code: found.reduce((left, [text = '', instead = '']) => left.replaceAll(text, instead), code),
    found: found.map(([text = '']) => text),
  };
}

/**
 * Names what none of the files held: the router says it in another way by now.
 *
 * @param {ReadonlySet<string>} found
 * @returns {readonly string[]}
 */
export function listMissing(found) {
  return cuts.map(([text = '']) => text).filter((text) => !found.has(text));
}

/**
 * Whether a module of ours asks for what is left out and would go without it unnoticed.
 *
 * @param {string} code as it is written, or compiled
 */
export function wantsUnused(code) {
  return code.includes('react-router-dom') && /\bprefetch["']?\s*[=:]|\bPrefetchPageLinks\b/.test(code);
}

/**
 * Keeps features of the router that no app of ours uses out of the browser's scripts: four kilobytes of each page, as they
 * are sent. Its package is one piece, of which a bundler can tell by itself only what is never named.
 *
 * The build fails when the router says one of these stretches in another way, and when a module asks for what is gone:
 * what is used again, or has become another feature's, is taken off the list.
 *
 * @returns {import('vite').Plugin}
 */
export function unusedRouterFeatures() {
  /** @type {Set<string>} */
  const known = new Set();
  return {
    name: 'unused-router-features',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('node_modules')) {
        if (wantsUnused(code)) this.error(`${id} prefetches pages, which unused-router-features.mjs leaves out.`);
        return null;
      }
      if (!/react-router[\\/]dist[\\/]production/.test(id)) return null;
      const { code: lighter, found } = leaveOutUnused(code);
      for (const text of found) known.add(text);
      return found.length === 0 ? null : { code: lighter, map: null };
    },
    generateBundle() {
      const missing = listMissing(known);
      if (missing.length > 0) {
        this.error(`unused-router-features.mjs leaves out what the router does not hold: ${missing.join(', ')}`);
      }
    },
  };
}
