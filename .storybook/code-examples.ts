import forms from '../packages/forms/package.json';
import ui from '../packages/ui/package.json';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../packages/{forms,ui}/src/*/*.tsx', '!../packages/**/*.{stories,test}.tsx'],
  { eager: true },
);

/** The exports of each package entry: `@showroom/ui/button` has `Button`. */
const entries = [forms, ui].flatMap(({ name, exports }) =>
  Object.entries(exports).map(([entry, file]) => ({
    entry: `${name}${entry.slice(1)}`,
    exported: Object.keys(modules[`${name.replace('@showroom', '../packages')}${file.slice(1)}`] ?? {}),
  })),
);

/** A story’s code for copying: with imports, without empty handlers and wrappers. */
export function toCodeExample(code: string): string {
  // Storybook transforms it on rendering and again on display.
  if (code.startsWith('import ')) return code;
  const example = code.replace(/\s+on[A-Z]\w*=\{\(\) => \{\}\}/g, '').replace(/^ *<\/?React\.Fragment.*>\n/gm, '');
  const names = new Set([...example.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name));
  const imports = entries.flatMap(({ entry, exported }) => {
    const used = exported.filter((name) => names.has(name));
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${entry}';\n`] : [];
  });
  return imports.length > 0 ? `${imports.join('')}\n${example}` : example;
}
