import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, read, root, sourceFiles, workspaces } from './workspaces.ts';

const source = 'packages/ui/src';
const entries = new Map(Object.entries(workspaces.find(({ name }) => name === '@showroom/ui')?.exports ?? {}));
/** Component folders; tokens and test helpers aren’t components. */
const components = readdirSync(join(root, source)).filter((name) => !['theme', 'testing'].includes(name));

const isPart = (file: string) => !/\.(?:stories|test)\./.test(file);
const folderOf = (file: string) => file.slice(source.length + 1).split('/')[0] ?? '';

/** The components that files import, directly or indirectly. */
function componentsFor(files: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const file of files.filter(isPart)) {
    for (const specifier of importsOf(file)) {
      const entry = specifier.startsWith('@showroom/ui/')
        ? entries.get(`.${specifier.slice('@showroom/ui'.length)}`)
        : undefined;
      const path = entry ? posix.join('packages/ui', entry) : posix.join(posix.dirname(file), specifier);
      const component = folderOf(path);
      if (!path.startsWith(`${source}/`) || !components.includes(component) || found.has(component)) continue;
      found.add(component);
      componentsFor(sourceFiles(`${source}/${component}`), found);
    }
  }
  return found;
}

it('has an entry for each component that isn’t part of another', () => {
  const own = components.flatMap((component) =>
    sourceFiles(`${source}/${component}`)
      .filter(isPart)
      .flatMap((file) =>
        importsOf(file)
          .map((specifier) => folderOf(posix.join(posix.dirname(file), specifier)))
          .filter((other) => other !== component),
      ),
  );
  const without = components.filter((component) => !entries.has(`./${component}`) && !own.includes(component));
  expect(without, 'add it to the exports of packages/ui/package.json').toEqual([]);
});

it('excludes from the site’s styles exactly the components that the site doesn’t use', () => {
  const used = componentsFor([...sourceFiles('apps/site/app'), ...sourceFiles('packages/forms/src')]);
  const unused = components.filter((component) => !used.has(component)).sort();
  const [, listed = ''] =
    /@source not '[^']*packages\/ui\/src\/\{([^}]*)\}';\s*$/.exec(read('apps/site/app/styles.css')) ?? [];
  expect(listed.split(',').sort(), 'the last `@source not` of apps/site/app/styles.css').toEqual(unused);
});

/** Class names in a source: several, one with a hyphen, or a single one where classes are given. */
const CLASSES = /(?:className=|&& )["']([^"'\n]+)["']|["']([^"'A-Z\n]*[a-z]-[^"'A-Z\n]*)["']/g;

it('excludes no class that the site uses', () => {
  const [, listed = ''] = /@source not inline\('\{([^}]*)\}'\);/.exec(read('apps/site/app/styles.css')) ?? [];
  const words = listed.split(',');
  expect(words).toContain('filter');
  const files = ['apps/site/app', source, 'packages/forms/src'].flatMap(sourceFiles).filter(isPart);
  const worn = words.flatMap((word) =>
    files
      .filter((file) =>
        [...read(file).matchAll(CLASSES)].some(([, one, several]) => (one ?? several ?? '').split(' ').includes(word)),
      )
      .map((file) => `${word} in ${file}`),
  );
  expect(worn, 'remove it from the list in apps/site/app/styles.css').toEqual([]);
});
