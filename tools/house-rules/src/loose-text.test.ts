import { join } from 'node:path';
import { API, type Project } from 'typescript/unstable/sync';
import { afterAll, expect, it } from 'vitest';
import { findLooseText } from './loose-text.ts';
import { read, root, sourceFiles } from './workspaces.ts';

const api = new API({ cwd: root });
afterAll(() => api.close());

function openProject(folder: string): Project {
  const config = join(root, folder, 'tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (project === undefined) throw new Error(`No project in ${folder}`);
  return project;
}

function looseTextOf(file: string, project: Project) {
  const source = project.program.getSourceFile(join(root, file));
  if (source === undefined) throw new Error(`${file} is not in its project`);
  return findLooseText(source, project);
}

it('distinguishes text that React would have to hydrate from text that it leaves alone', () => {
  const fixture = 'tools/house-rules/src/fixtures/loose-text.tsx';
  const marked = read(fixture)
    .split('\n')
    .flatMap((line, index) => (line.endsWith('{/* loose */}') ? [index + 1] : []));
  const found = looseTextOf(fixture, openProject('tools/house-rules')).map(({ line }) => line);
  expect(marked.length).toBeGreaterThan(9);
  expect([...new Set(found)].toSorted((one, other) => one - other)).toEqual(marked);
});

it.each(['apps/site', 'apps/admin', 'packages/app-frame', 'packages/forms', 'packages/pictures', 'packages/ui'])(
  'has no loose text in %s',
  (folder) => {
    const files = sourceFiles(folder).filter((file) => /(?<!\.(?:stories|test))\.tsx$/.test(file));
    const project = openProject(folder);
    const found = files.flatMap((file) =>
      looseTextOf(file, project).map(({ line, code, why }) => `${file}:${line}: ${why}: ${code}`),
    );
    expect(found, 'put the text in its own element, or merge it into one text').toEqual([]);
  },
);
