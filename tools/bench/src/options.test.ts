import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OptionsError, parseOptions } from './options.ts';
import { interactions } from './interactions/interactions.ts';
import { benchPages, templatePages } from './figures/targets.ts';
import { workspace } from './workspace.ts';

describe('the command line', () => {
  test('measures everything five times unless told otherwise', () => {
    const options = parseOptions([]);
    expect(options.runs).toBe(5);
    expect([...options.parts]).toEqual(['throughput', 'lighthouse']);
    expect(options.pages).toEqual(benchPages);
    expect(options.builds).toBe(true);
    expect(options.scale).toBe(1);
  });

  test('narrows to a part and to pages, by name or path', () => {
    const args = ['--', '--only', 'lighthouse', '--page', 'home', '--page', '/custom-millwork-form', '--runs=1'];
    const options = parseOptions([...args, '--no-build']);
    expect([...options.parts]).toEqual(['lighthouse']);
    expect(options.pages.map(({ name }) => name)).toEqual(['home', 'quote']);
    expect(options.runs).toBe(1);
    expect(options.builds).toBe(false);
  });

  test('measures one page of every template on request, and rejects unknown templates', () => {
    expect(parseOptions(['--only=templates']).templates).toEqual(templatePages);
    expect(parseOptions(['--only=templates', '--page=article']).templates.map(({ name }) => name)).toEqual(['article']);
    const routes = readFileSync(join(workspace, 'apps', 'site', 'app', 'routes.ts'), 'utf8');
    const files = new Set(routes.match(/[\w/-]+\/(?:[\w-]+\.)?route\.tsx/g));
    expect(templatePages.filter(({ route }) => !files.has(route))).toEqual([]);
    for (const page of benchPages) expect(templatePages).toContainEqual(expect.objectContaining(page));
  });

  test('selects interactions whose name contains a word', () => {
    expect(parseOptions(['--only=interactions']).interactions).toEqual(interactions);
    const names = parseOptions(['--interaction=sort', '--interaction=menu']).interactions.map(({ name }) => name);
    expect(names).toEqual(['quartz: sort', 'open the menu', 'open the Products menu']);
    expect(new Set(interactions.map(({ name }) => name)).size).toBe(interactions.length);
  });

  test.each([
    ['--interaction=juggle'],
    ['--runs=0'],
    ['--runs=many'],
    ['--scale=0'],
    ['--scale=2'],
    ['--only=speed'],
    ['--page=/nowhere'],
    ['--fast'],
    ['home'],
  ])('rejects %s and says why', (arg) => {
    expect(() => parseOptions([arg])).toThrow(OptionsError);
  });
});
