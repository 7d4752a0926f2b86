import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkScriptBudget } from './script-budget.ts';

const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
  routes: {
    root: { id: 'root', hasDefaultExport: true, module: '/assets/root.js', imports: ['/assets/react.js'] },
    list: {
      id: 'list',
      parentId: 'root',
      hasDefaultExport: true,
      module: '/assets/list.js',
      imports: ['/assets/card.js'],
    },
    save: { id: 'save', parentId: 'root', module: '/assets/save.js' },
  },
  url: '/assets/manifest-a1.js',
};
const map = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

/** A build whose files have these sizes; of two numbers, the second is compressed. */
async function build(sizes: Readonly<Record<string, number | readonly [number, number]>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'script-budget-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, manifest.url), map);
  for (const [name, size] of Object.entries(sizes)) {
    const [whole, sent] = [size].flat();
    await writeFile(join(folder, 'assets', `${name}.js`), 'x'.repeat(whole ?? 0));
    if (sent !== undefined) await writeFile(join(folder, 'assets', `${name}.js.br`), 'x'.repeat(sent));
  }
  return folder;
}

const sizes = { entry: 10, react: [5_000, 1_000] as const, root: 100, list: 200, card: 400, save: 9_000 };
const rootBytes = map.length + 1_110;
const listBytes = rootBytes + 600;

async function listWarnings(...given: Parameters<typeof checkScriptBudget>): Promise<readonly string[]> {
  const warnings: string[] = [];
  await checkScriptBudget(given[0], given[1], (text) => warnings.push(text));
  return warnings;
}

it('measures what a page and its layouts load first, each file once and compressed', async () => {
  const client = await build(sizes);
  expect(await listWarnings(client, { usualBytes: listBytes })).toEqual([]);
  expect(await listWarnings(client, { usualBytes: listBytes - 1 })).toEqual([
    `react-router.config.ts: list starts with ${listBytes} bytes of scripts; its budget is ${listBytes - 1}.`,
  ]);
});

it('uses a page’s own budget, and reports budgets for pages that no longer exist', async () => {
  const client = await build(sizes);
  const own = { usualBytes: rootBytes, bytesOf: { list: listBytes } };
  expect(await listWarnings(client, own)).toEqual([]);
  const gone = { ...own, bytesOf: { ...own.bytesOf, board: 1 } };
  expect(await listWarnings(client, gone)).toEqual([
    'react-router.config.ts: board has a budget but is no longer a page.',
  ]);
});
