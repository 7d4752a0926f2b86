/** Settings of the build that the router's script in the browser never reads; every page would carry them. */
const buildOnly: ReadonlySet<string> = new Set([
  'unstable_optimizeDeps',
  'unstable_previewServerPrerendering',
  'v8_splitRouteModules',
  'v8_viteEnvironmentApi',
]);

/**
 * What the router tells its script in the browser of how the app is built, without what that has no use for: a hundred bytes of
 * every page.
 *
 * @param written JSON as the router writes it into a script: no `<` stands in it
 */
export function toBrowserSettings(written: string): string {
  const settings: unknown = JSON.parse(written, (name, value: unknown) => (buildOnly.has(name) ? undefined : value));
  return JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
}
