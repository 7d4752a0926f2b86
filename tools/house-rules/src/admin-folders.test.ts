import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from './workspaces.ts';

const app = 'apps/admin/app';

/** Imports between the admin’s folders, including types; without tests, stories and test data. */
const foldersImportedBy = new Map<string, Set<string>>();
for (const file of sourceFiles(app).filter((each) => !/\.(?:test|stories)\.|\/testing\//.test(each))) {
  const folder = posix.dirname(file);
  const imported = foldersImportedBy.get(folder) ?? new Set();
  foldersImportedBy.set(folder, imported);
  for (const specifier of importsOf(file).filter((each) => each.startsWith('.') && !each.includes('+types'))) {
    const target = posix.dirname(posix.join(folder, specifier));
    if (target !== folder && target.startsWith(`${app}/`)) imported.add(target);
  }
}

const areaOf = (folder: string) => folder.slice(app.length + 1).split('/')[0] ?? '';
const mayImport: Readonly<Record<string, readonly string[]>> = {
  frame: ['frame'],
  content: ['content', 'frame'],
  leads: ['leads', 'content', 'frame'],
  site: ['site', 'content', 'frame'],
  people: ['people', 'content', 'frame'],
  overview: ['overview', 'people', 'site', 'leads', 'content', 'frame'],
};

/** The folders of a cycle, if any. */
function findCycle(start: string): readonly string[] | undefined {
  const seen = new Set<string>();
  const walk = (way: readonly string[]): readonly string[] | undefined => {
    for (const next of foldersImportedBy.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const cycle = walk([...way, next]);
      if (cycle !== undefined) return cycle;
    }
    return undefined;
  };
  return walk([start]);
}

describe('the folders of the admin', () => {
  const folders = [...foldersImportedBy.keys()].filter((folder) => folder !== app);

  it('are those of its areas', () => {
    expect(folders.length).toBeGreaterThan(40);
    expect(new Set(folders.map(areaOf))).toEqual(new Set(Object.keys(mayImport)));
  });

  it('import only what their area may use', () => {
    const wrong = folders.flatMap((folder) =>
      [...(foldersImportedBy.get(folder) ?? [])]
        .filter((target) => !(mayImport[areaOf(folder)] ?? []).includes(areaOf(target)))
        .map((target) => `${folder} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('import each other in one direction', () => {
    expect(folders.map(findCycle).filter((cycle) => cycle !== undefined)).toEqual([]);
  });

  it('are at most eight levels deep', () => {
    const levels = new Map<string, number>();
    const countLevels = (folder: string): number => {
      const below = [...(foldersImportedBy.get(folder) ?? [])].map((each) => levels.get(each) ?? countLevels(each));
      levels.set(folder, 1 + Math.max(0, ...below));
      return 1 + Math.max(0, ...below);
    };
    expect(folders.filter((folder) => countLevels(folder) > 8)).toEqual([]);
  });
});
