import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The source files of a Python module in a scenes folder, with all its imports from there. */
export class SceneSources {
  readonly #folder: string;
  readonly #texts = new Map<string, Promise<string | null>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Sorted paths within the folder, with their texts. Other modules (`bpy`, `random`) are left out. */
  async of(...modules: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    const open = [...modules];
    const seen = new Set(open);
    for (let module = open.pop(); module !== undefined; module = open.pop()) {
      const file = await this.#find(module);
      if (!file) continue;
      found.set(file.path, file.text);
      // A relative import starts at the package: `lib` for `lib.mesh` and for `lib/__init__.py`.
      const home = file.path.endsWith('/__init__.py') ? dirname(file.path) : dirname(module.replaceAll('.', '/'));
      for (const next of importsIn(file.text, home === '.' ? '' : home.replaceAll('/', '.'))) {
        if (!seen.has(next)) open.push(next);
        seen.add(next);
      }
    }
    return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  async #find(module: string): Promise<{ path: string; text: string } | null> {
    const base = module.replaceAll('.', '/');
    for (const path of [`${base}.py`, `${base}/__init__.py`]) {
      const text = await this.#read(path);
      if (text !== null) return { path, text };
    }
    return null;
  }

  #read(path: string): Promise<string | null> {
    const known = this.#texts.get(path) ?? readFile(join(this.#folder, path), 'utf8').catch(() => null);
    this.#texts.set(path, known);
    return known;
  }
}

const fromImport = /^[ \t]*from[ \t]+(\.*)([\w.]*)[ \t]+import[ \t]+(\([^)]*\)|[^\n]+)/gm;
const plainImport = /^[ \t]*import[ \t]+([^\n#]+)/gm;

/** Everything an import could mean: `from lib import mesh` is `lib` or `lib.mesh`, whichever is a file. */
function importsIn(text: string, home: string): readonly string[] {
  const modules: string[] = [];
  for (const [, dots = '', name = '', list = ''] of text.matchAll(fromImport)) {
    const packages = dots === '' || home === '' ? [] : home.split('.');
    const base = [...packages.slice(0, packages.length - (dots.length - 1)), name].filter(Boolean).join('.');
    if (base !== '') modules.push(base);
    for (const item of namesIn(list)) modules.push(base === '' ? item : `${base}.${item}`);
  }
  for (const [, list = ''] of text.matchAll(plainImport)) modules.push(...namesIn(list));
  return modules.flatMap(withParents);
}

function namesIn(list: string): readonly string[] {
  const bare = list.replaceAll(/#[^\n]*/g, '').replaceAll(/[()]/g, '');
  return bare.split(',').flatMap((item) => /^\s*([\w.]+)/.exec(item)?.[1] ?? []);
}

/** Importing `lib.mesh` runs `lib/__init__.py` first. */
function withParents(module: string): readonly string[] {
  const parts = module.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}
