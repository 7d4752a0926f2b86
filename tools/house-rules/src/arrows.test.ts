import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { read, root, sourceFiles, workspaces } from './workspaces.ts';

const isTest = (file: string) => /\.test\.|\/testing\//.test(file);

it('lets no app or package read the folder of a tool', () => {
  const files = workspaces
    .filter(({ folder }) => !folder.startsWith('tools/'))
    .flatMap(({ folder }) => sourceFiles(folder));
  expect(files.length).toBeGreaterThan(300);
  // In a joined or a literal path.
  const readsTools = files.filter(
    (file) => !isTest(file) && /['"`](?:[^'"`\s]*\/)?tools(?:\/[^'"`\s]*)?['"`]/.test(read(file)),
  );
  expect(readsTools).toEqual([]);
});

it('imports the router only to render or serve pages', () => {
  const mayKnow = ['@showroom/admin', '@showroom/app-frame', '@showroom/site', '@showroom/web-server'];
  const knows = workspaces
    .filter(({ dependencies, devDependencies, peerDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).some((name) =>
        /(?:^|\/)react-router/.test(name),
      ),
    )
    .map(({ name }) => name);
  expect(knows.filter((name) => !mayKnow.includes(name))).toEqual([]);
});

it('has existing files as entries', () => {
  const missing = workspaces.flatMap(({ folder, exports }) =>
    Object.values(exports)
      .map((file) => join(folder, file))
      .filter((file) => !file.includes('*') && !existsSync(join(root, file))),
  );
  expect(missing).toEqual([]);
});
