import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { join } from 'node:path';
import { createJobRunner } from '@showroom/isolated-jobs/job-runner';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { temporaryAdmin } from '../../testing/temporary-admin.ts';
import { SiteSurvey } from './site-survey.server.ts';

/** A survey of a small site, with its own child process. */
async function openSurvey(pages: Readonly<Record<string, string>>) {
  const siteUrl = await listen((request, response) => {
    const path = request.url ?? '/';
    if (path === '/sitemap.xml') {
      const rows = Object.keys(pages).map((each) => `<url><loc>http://${request.headers.host}${each}</loc></url>`);
      return void response.end(`<urlset>${rows.join('')}</urlset>`);
    }
    const html = pages[path];
    if (html === undefined) return void response.writeHead(404).end();
    return void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  });
  const { store, advance } = await temporaryAdmin();
  const program = join(import.meta.dirname, '..', '..', '..', 'server', 'jobs.ts');
  const jobs = createJobRunner({ program, memoryMb: 128 });
  onTestFinished(() => jobs.stop());
  const survey = new SiteSurvey(store, { siteUrl, jobs });
  const read = async () => {
    advance(60_000);
    await survey.refresh({ isForced: true, waitMs: 120_000 });
    return survey.state;
  };
  return { survey, read };
}

it('never requests another server for the links of a page, and reports them as dead', async () => {
  const requested: string[] = [];
  const other = await listen((request, response) => {
    requested.push(request.url ?? '');
    response.end();
  });
  const { host } = new URL(other);
  const links = [`/..//${host}/x`, `/%2e%2e//${host}/y`, `//${host}/z`, `/\\${host}/z`, `/\t/${host}/z`, '/gone'];
  const body = links.map((link) => `<a href="${link}">x</a>`).join('');
  const { survey, read } = await openSurvey({ '/': `<title>Home</title><main>${body}</main>` });
  const { pages, problem } = await read();
  expect({ paths: pages.map(({ path }) => path), problem }).toEqual({ paths: ['/'], problem: null });
  const [around] = survey.findSurroundings(pages);
  expect(around?.deadLinks.toSorted()).toEqual([`//${host}/x`, `//${host}/y`, '/gone']);
  expect(await survey.readOne(`/..//${host}/x`)).toBeUndefined();
  expect(requested).toEqual([]);
});

it('continues after pages that are too large or unreadable', async () => {
  const { read } = await openSurvey({
    '/': '<title>Home</title>',
    '/large': `<title>Large</title>${'x'.repeat(6 * 1024 * 1024)}`,
    // Quadratic for a naive comparison: each unclosed tag searches for its end.
    '/slow': `<title>Slow</title>${'<script '.repeat(500_000)}`,
    '/links': `<title>Links</title><main>${'<a href="/x">x</a>'.repeat(20_000)}`,
    '/last': '<title>Last</title>',
  });
  const { pages, problem } = await read();
  expect(pages.map(({ title }) => title)).toEqual(['Home', 'Links', 'Last']);
  expect(problem).toMatch(/^Too large or too complicated to check: \/\w+ and 1 more\.$/);
}, 120_000);

it('keeps no page in memory, however often it reads the site', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const filler = `<p>${'Oak and quartz. '.repeat(15_000)}</p>`;
  const pages = Object.fromEntries(
    Array.from({ length: 40 }, (_each, index) => [
      `/page-${index}`,
      `<title>Page ${index}, which is made of oak</title><meta name="description" content="A page about oak, ${index}"><main>` +
        `<a href="/gone-${index}-and-never-there">x</a>${filler}</main>`,
    ]),
  );
  const { read } = await openSurvey(pages);
  await read();
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let run = 0; run < 3; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one run after another
    expect((await read()).pages).toHaveLength(40);
  }
  collect();
  // The pages have 9.6 MB together.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(3_000_000);
}, 120_000);
