/** @typedef {'fetchers' | 'blockers' | 'pending'} RouterFeature what some apps use and others leave out */

/** A stretch of the router's production files, and what is written in its place. */
const cutsForAll = [
  // The whole map of routes travels with the first page (`routeDiscovery` of router-config.ts): none is looked up later.
  ['!isFogOfWarEnabled(routeDiscovery, ssr)', 'true'],
  ['= isFogOfWarEnabled(routeDiscovery, ssr)', '= false'],
  ['init.patchRoutesOnNavigation', '(void 0)'],
  ['if (isFogOfWar) {', 'if (false) {'],
  ['if (fogOfWar.active && fogOfWar.matches) {', 'if (false) {'],
  ['patchRoutes,\n    _internalFetchControllers', '_internalFetchControllers'],
  // No one listens in on the router.
  ['init.instrumentations', '(void 0)'],
  // There are no server components.
  ['React.useContext(RSCRouterContext)', 'false'],
  ['if (this.context && typeof error', 'if (false && typeof error'],
  ['if (this.context) {\n      return', 'if (false) {\n      return'],
  // Only the server writes the scripts of a page.
  [
    'let { router, static: isStatic, staticContext } =',
    'const isStatic = false, staticContext = null; let { router } =',
  ],
  // Modules are not replaced while a built page runs.
  ['createClientRoutesWithHMRRevalidationOptOut;\n  window', 'undefined;\n  window'],
  ['_internalSetRoutes,\n    _internalSetState', '_internalSetState'],
  // No link asks for its page before it is followed; see `wantsUnused`.
  ['usePrefetchBehavior(\n      prefetch,\n      rest\n    )', '[false, null, {}]'],
  ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
  ['isPageLinkDescriptor(link) ?', 'false ?'],
  // An app that has no such links leaves them out, once they are known to do nothing by being there.
  ['var NavLink = React10', 'var NavLink = /* @__PURE__ */ React10'],
  ['NavLink.displayName = "NavLink";', ''],
  ['var Link = React10', 'var Link = /* @__PURE__ */ React10'],
  ['\nLink.displayName = "Link";', ''],
];

/** Of an app that does without: one that asks for data beside its pages, holds back whoever leaves one, or shows that one is on its way, does not. */
const cutsOf = {
  fetchers: [
    ['fetch: fetch2,', ''],
    ['fetchLoadMatches.forEach((f, key) => {', 'if (false) new Map().forEach((f, key) => {'],
    ['getFetcher,\n    resetFetcher,\n    deleteFetcher: queueFetcherForDeletion,', ''],
  ],
  blockers: [
    ['if (blockerKey && delta != null) {', 'if (false) {'],
    ['if (blockerKey) {', 'if (false) {'],
    ['getBlocker,\n    deleteBlocker,', ''],
  ],
  // That a page is on its way is told to no one; told, it draws all of the present page again.
  pending: [['updateState(updates, { flushSync });', 'state = { ...state, ...updates };']],
};

/** How a module asks for what is left out. */
const wantsForAll = /\bprefetch["']?\s*[=:]|\bPrefetchPageLinks\b/;
const wantsOf = {
  fetchers: /\buseFetchers?\b|\bfetcherKey\b|\bnavigate["']?\s*(?:=\{|:)\s*(?:false|!1)/,
  blockers: /\buseBlocker\b|\busePrompt\b/,
  pending: /\buseNavigation\b/,
};

/** @type {readonly RouterFeature[]} */
const features = ['fetchers', 'blockers', 'pending'];

/** @param {readonly RouterFeature[]} used */
function listCuts(used) {
  return [...cutsForAll, ...features.flatMap((feature) => (used.includes(feature) ? [] : cutsOf[feature]))];
}

/**
 * A file of the router without what an app does not use, which is then no part of its scripts for browsers.
 *
 * @param {string} code
 * @param {readonly RouterFeature[]} [used]
 * @returns {{ code: string, found: readonly string[] }} with the stretches that stood in it
 */
export function leaveOutUnused(code, used = []) {
  const found = listCuts(used).filter(([text = '']) => code.includes(text));
  return {
    code: found.reduce((left, [text = '', instead = '']) => left.replaceAll(text, instead), code),
    found: found.map(([text = '']) => text),
  };
}

/**
 * Names what none of the files held: the router says it in another way by now.
 *
 * @param {ReadonlySet<string>} found
 * @param {readonly RouterFeature[]} [used]
 * @returns {readonly string[]}
 */
export function listMissing(found, used = []) {
  return listCuts(used)
    .map(([text = '']) => text)
    .filter((text) => !found.has(text));
}

/**
 * Whether a module of ours asks for what is left out and would go without it unnoticed.
 *
 * @param {string} code as it is written, or compiled
 * @param {readonly RouterFeature[]} [used]
 */
export function wantsUnused(code, used = []) {
  const wants = [wantsForAll, ...features.flatMap((feature) => (used.includes(feature) ? [] : [wantsOf[feature]]))];
  return code.includes('react-router-dom') && wants.some((want) => want.test(code));
}

/**
 * Keeps features of the router that an app does not use out of its scripts for browsers: six kilobytes of each page, as
 * they are sent. Its package is one piece, of which a bundler can tell by itself only what is never named.
 *
 * The build fails when the router says one of these stretches in another way, and when a module asks for what is gone:
 * what is used again, or has become another feature's, is taken off the list.
 *
 * @param {readonly RouterFeature[]} [used] of those that some apps do without, what this one does not
 * @returns {import('vite').Plugin}
 */
export function unusedRouterFeatures(used = []) {
  /** @type {Set<string>} */
  const known = new Set();
  return {
    name: 'unused-router-features',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('node_modules')) {
        if (wantsUnused(code, used)) {
          this.error(`${id} asks the router for what unused-router-features.mjs leaves out: say so in vite.config.ts.`);
        }
        return null;
      }
      if (!/react-router[\\/]dist[\\/]production/.test(id)) return null;
      const { code: lighter, found } = leaveOutUnused(code, used);
      for (const text of found) known.add(text);
      return found.length === 0 ? null : { code: lighter, map: null };
    },
    generateBundle() {
      const missing = listMissing(known, used);
      if (missing.length > 0) {
        this.error(`unused-router-features.mjs leaves out what the router does not hold: ${missing.join(', ')}`);
      }
    },
  };
}
