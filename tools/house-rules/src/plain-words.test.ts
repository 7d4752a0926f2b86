import { join } from 'node:path';
import { API, type Project } from 'typescript/unstable/sync';
import { afterAll, expect, it } from 'vitest';
import { exceptions, wordsToAvoidIn } from './plain-words.ts';
import { listShownTexts } from './shown-text.ts';
import { read, root, sourceFiles } from './workspaces.ts';

const api = new API({ cwd: root });
afterAll(() => api.close());

/** Folders with texts for visitors, customers and the owner. */
const folders = [
  'apps/site',
  'apps/admin',
  'packages/app-frame',
  'packages/catalog-data',
  'packages/forms',
  'packages/isolated-jobs',
  'packages/store',
  'packages/ui',
  'packages/web-server',
];
/** Shipped sources: no tests, stories or scripts. */
const isShipped = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(?:test|stories|spec)\.tsx?$|\.config\.ts$|\/testing\/|\/scripts\/|\/sample-/.test(file);

interface OddWord {
  readonly file: string;
  readonly line: number;
  readonly odd: string;
  readonly say: string;
  readonly text: string;
}

function findOddWords(file: string, project: Project): readonly OddWord[] {
  const source = project.program.getSourceFile(join(root, file));
  if (source === undefined) throw new Error(`${file} is not in its project`);
  return listShownTexts(source).flatMap(({ line, text }) =>
    wordsToAvoidIn(file).flatMap(({ pattern, say }) => {
      const odd = pattern.exec(text)?.[0];
      return odd === undefined ? [] : [{ file, line, odd, say, text }];
    }),
  );
}

function openProject(folder: string): Project {
  const config = join(root, folder, 'tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (project === undefined) throw new Error(`No project in ${folder}`);
  return project;
}

const exceptionFor = ({ file, odd, text }: OddWord) =>
  exceptions.find(
    (exception) => file.startsWith(exception.file) && exception.said.exec(text)?.[0].includes(odd) === true,
  );

it('finds avoided words in text that people read, and not in code', () => {
  const fixture = 'tools/house-rules/src/fixtures/odd-words.tsx';
  const marked = read(fixture)
    .split('\n')
    .flatMap((line, index) => (/\/[/*] odd(?: \*\/\})?$/.test(line) ? [index + 1] : []));
  const found = findOddWords(fixture, openProject('tools/house-rules')).map(({ line }) => line);
  expect(marked.length).toBeGreaterThan(6);
  expect([...new Set(found)].toSorted((one, other) => one - other)).toEqual(marked);
});

const needed = new Set<unknown>();

it.each(folders)('finds none in %s', (folder) => {
  const project = openProject(folder);
  const found = sourceFiles(folder)
    .filter(isShipped)
    .flatMap((file) => findOddWords(file, project))
    .filter((word) => {
      const exception = exceptionFor(word);
      needed.add(exception);
      return exception === undefined;
    })
    .map(({ file, line, odd, say, text }) => `${file}:${line}: “${odd}”; say: ${say}. ${text.slice(0, 160)}`);
  expect(found, 'use plain words; exceptions are listed in plain-words.ts').toEqual([]);
});

it('has no unused exception', () => {
  expect(exceptions.filter((exception) => !needed.has(exception))).toEqual([]);
});
