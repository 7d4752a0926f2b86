/**
 * Libraries of many small files, and what they import. Node would look up and read each file whenever a server starts; in the bundle
 * are those parts that are used, in one file, and a server is ready a quarter sooner.
 */
const libraries = [
  'kysely',
  'zod',
  'hono',
  '@hono/node-server',
  'file-type',
  'strtok3',
  'token-types',
  '@tokenizer/inflate',
  'react-router',
  'react-router-dom',
];

/**
 * Has the build of a server take such libraries in. While developing they stay outside, where Vite need not transform them.
 *
 * @returns {import('vite').Plugin}
 */
export function bundledLibraries() {
  return {
    name: 'bundled-libraries',
    apply: 'build',
    config: () => ({ environments: { ssr: { resolve: { noExternal: libraries } } } }),
  };
}
