import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Says what is left in a page that `finishHtml` should have replaced: it replaces only what it recognises, so a page of a
 * router that writes its scripts otherwise would be sent as it is, only slower.
 */
export function findUnfinished(html: string): string | null {
  if (html.includes(' type="module"')) return "the router's module script";
  if (html.includes(' rel="modulepreload"')) return 'links that preload modules';
  if (/storageKey.*sessionStorage\.getItem\(storageKey/s.test(html)) return 'the script of <ScrollRestoration>';
  if (!html.includes('window.__reactRouterRouteModules=')) return 'a page without the start script';
  return null;
}

/**
 * Renders a page through the server that was built, with a store of its own.
 *
 * @throws when the page is not finished as it should be, or cannot be had.
 */
export async function checkBuild(folder: string): Promise<void> {
  const unfinished = findUnfinished(await renderHome(folder));
  if (unfinished === null) return;
  throw new Error(
    `The pages of this build are not finished: they hold ${unfinished}. The router writes something that server/finish-html.ts does not recognize; compare the two before this build is used.`,
  );
}

async function renderHome(folder: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'showroom-build-'));
  const { DATABASE_URL: _database, SITE_URL: _url, SMTP_URL: _smtp, ...environment } = process.env;
  const server = spawn(process.execPath, [join(folder, 'server', 'index.js')], {
    env: { ...environment, NODE_ENV: 'production', DATA_DIR: dataDir, HOST: '127.0.0.1', SITE_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const lines: string[] = [];
    for await (const line of createInterface(server.stdout)) {
      lines.push(line);
      const [, url] = /"url":"(http:[^"]+)"/.exec(line) ?? [];
      if (url !== undefined) return await (await fetch(url)).text();
    }
    throw new Error(`The server that was built does not start:\n${lines.join('\n')}`);
  } finally {
    server.kill();
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}
