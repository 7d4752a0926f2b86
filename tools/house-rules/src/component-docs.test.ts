import { join, posix } from 'node:path';
import { builtinResolvers, parse, type Documentation } from 'react-docgen';
import { describe, expect, it } from 'vitest';
import { read, root, sourceFiles, workspaces } from './workspaces.ts';

const storyFiles = ['apps', 'packages', '.storybook']
  .flatMap((folder) => sourceFiles(folder))
  .filter((file) => file.endsWith('.stories.tsx'));
const stories = storyFiles.map((file) => {
  const text = read(file);
  const [, title = ''] = /^ {2}title: '(.+)',$/m.exec(text) ?? [];
  const [, component] = /^ {2}component: (\w+),$/m.exec(text) ?? [];
  const [, parts = ''] = /^ {2}subcomponents: \{([^}]+)\},$/m.exec(text) ?? [];
  return { file, text, title, component, parts: parts.match(/\w+/g) ?? [] };
});
/** Pages of tokens, icons and pictures have no component. */
const componentStories = stories.flatMap(({ component, ...story }) =>
  component === undefined || story.title.startsWith('Foundations/') ? [] : [{ ...story, component }],
);

/** A text of a story’s `usage`, however it is quoted. */
function usage(text: string, name: 'when' | 'instead' | 'content'): string {
  const [, , words = ''] = new RegExp(`\\n {6}${name}:\\s+(['"\`])(.+?)\\1,\\n`, 's').exec(text) ?? [];
  return words;
}

/** A component’s documentation, by Storybook’s own reader. */
function documentation(file: string, component: string): Documentation | undefined {
  const imported = new RegExp(`import (?:type )?(?:\\{[^}]*\\b${component}\\b[^}]*\\}|${component}) from '(\\.[^']+)'`);
  const [, specifier = ''] = imported.exec(read(file)) ?? [];
  const source = posix.join(posix.dirname(file), specifier);
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 });
  return parse(read(source), { filename: join(root, source), resolver }).find(
    ({ displayName }) => displayName === component,
  );
}

it('finds the stories', () => {
  expect(stories.length).toBeGreaterThan(35);
  expect(componentStories.length).toBeGreaterThan(30);
});

it('names every page of the Storybook once, under a heading of its sidebar', () => {
  const [, order = ''] = /storySort: \{[^}]*order: \[(.+)\]/.exec(read('.storybook/preview.tsx')) ?? [];
  const headings = [...order.replace(/\[.*?\]/g, '').matchAll(/'([^']+)'/g)].map(([, heading]) => heading);
  const titles = stories.map(({ title }) => title);
  expect(titles.filter((title) => !/^(?:[A-Z][\w ]+\/){1,2}[A-Z][\w’() -]+$/.test(title))).toEqual([]);
  expect(
    titles.filter((title) => !headings.includes(title.split('/')[0])),
    'add it to `order`',
  ).toEqual([]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it.each(['alert', 'input', 'modal', 'spacing', 'tabs', 'token', 'tooltip'])(
  'has a page that search finds by “%s”',
  (word) => {
    expect(stories.filter(({ title }) => title.toLowerCase().includes(word))).not.toEqual([]);
  },
);

it('shows every component of the design system', () => {
  const shown = new Set(stories.map(({ file }) => posix.dirname(file)));
  const entries = Object.values(workspaces.find(({ name }) => name === '@showroom/ui')?.exports ?? {});
  const components = entries
    .map((entry) => posix.join('packages/ui', entry))
    .filter((file) => file.endsWith('.tsx') && /export function [A-Z]/.test(read(file)));
  expect(components.length).toBeGreaterThan(25);
  expect(
    components.filter((file) => !shown.has(posix.dirname(file))),
    'write its stories',
  ).toEqual([]);
});

describe.each(componentStories)('the page of $title', ({ file, text, title, component, parts }) => {
  it('says when to use it, and what to use instead', () => {
    const why = `${file} needs parameters.usage: { when, instead }, a sentence each`;
    expect(usage(text, 'when'), why).toMatch(/^[A-Z“].{15,}\.$/s);
    expect(usage(text, 'instead'), why).toMatch(/^[A-Z“].{15,}\.$/s);
  });

  it.runIf(title.startsWith('Components/'))('says how to write its text, and links to related components', () => {
    const why = `${file} needs usage.content, a sentence, and usage.related, titles of other pages`;
    expect(usage(text, 'content'), why).toMatch(/^[A-Z“].{15,}\.$/s);
    const [, related = ''] = /\n {6}related: \[([^\]]+)\],\n/.exec(text) ?? [];
    const titles = [...related.matchAll(/'([^']+)'/g)].map(([, each]) => each);
    expect(titles, why).not.toEqual([]);
    expect(titles.filter((each) => !stories.some((story) => story.title === each))).toEqual([]);
  });

  it.each([component, ...parts])('has a sentence for %s and for each of its props', (name) => {
    const found = documentation(file, name);
    expect(found?.description ?? '', `${name} needs a sentence above it`).toMatch(/^.{10}/);
    const silent = Object.entries(found?.props ?? {}).filter(([, { description = '' }]) => description === '');
    expect(
      silent.map(([prop]) => prop),
      `${name}: a sentence above each in its props`,
    ).toEqual([]);
    // Such as `BadgeTone`, the members of an array: its name means nothing to a designer.
    const unlisted = Object.entries(found?.props ?? {}).filter(
      ([prop, { tsType }]) =>
        JSON.stringify(tsType ?? {}).includes('"unknown[number]"') &&
        !new RegExp(`\\b${prop}: \\{[^}]*\\boptions: `).test(text),
    );
    expect(
      unlisted.map(([prop]) => prop),
      `${name}: list its values as argTypes.<prop>.options in ${file}`,
    ).toEqual([]);
  });
});
