import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

/**
 * External packages are resolved from the app's folder, so the app must declare them, whichever of our packages imports them.
 * Fails a build whose app declares other packages than its server loads.
 *
 * @returns {import('vite').Plugin}
 */
export function declaredPackages() {
  let root = '';
  return {
    name: 'declared-packages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const loaded = new Set(
        Object.values(bundle)
          .flatMap((chunk) => (chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : []))
          .filter((id) => !(id in bundle) && !id.startsWith('node:') && !builtinModules.includes(id))
          .map((id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/')),
      );
      /** @type {{ dependencies: Record<string, string> }} */
      const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
      const declared = new Set(Object.keys(dependencies).filter((name) => !name.startsWith('@showroom/')));
      const missing = [...loaded].filter((name) => !declared.has(name));
      const bundled = [...this.getModuleIds()];
      const needless = [...declared].filter(
        (name) =>
          !loaded.has(name) && !bundled.some((id) => id.replaceAll('\\', '/').includes(`/node_modules/${name}/`)),
      );
      if (missing.length + needless.length === 0) return;
      const said = [
        missing.length > 0 && `lacks ${missing.sort().join(', ')}, which its server loads`,
        needless.length > 0 && `names ${needless.sort().join(', ')}, of which its server has nothing`,
      ];
      this.error(`The dependencies of ${join(root, 'package.json')}: it ${said.filter(Boolean).join('; it ')}.`);
    },
  };
}
