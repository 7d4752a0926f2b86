import { cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { createMasterFinder } from '@showroom/app-frame/picture-masters';
import { CommandError, listActiveRedirects, readBusinessFacts, runCommand, type Store } from '@showroom/store/site';
import { createLog } from '@showroom/web-server/log';
import { EnvironmentError, originSetting, parseEnv } from '@showroom/web-server/parse-env';
import { z } from 'zod';
import { redirects as ownRedirects } from '../server/redirects.ts';
import { startSiteTexts } from '../server/site-texts.ts';
import { toDataFile, toExportedPage, toMissingPage, toPageFile, toRedirectPage } from './exported-page.ts';
import { listHostFiles } from './host-files.ts';
import { listPicturePaths, writePictures } from './pictures.ts';
import { readSite } from './read-site.ts';
import { replaceFolder } from './replace-folder.ts';

// The bundle is in apps/site/build/server; the workspace is four folders up.
const buildDir = join(import.meta.dirname, '..');
const workspace = join(buildDir, '..', '..', '..');

const help = `Usage: pnpm export [--out FOLDER] [--without-pictures]

Exports the site of the store that DATA_DIR and DATABASE_URL name as static files, for the URL in SITE_URL.
  --out FOLDER        where to write them; the default is the folder export
  --without-pictures  leave out the images`;

/** Paths that are valid in host rules and file names. */
const PLAIN_PATH = /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

// Warnings and errors only.
const log = createLog('export', {
  write: (line) => /"level":"(?:warn|error)"/.test(line) && process.stderr.write(line),
});

const command = {
  help,
  options: { out: { type: 'string' }, 'without-pictures': { type: 'boolean' } },
  dataDir: join(workspace, 'data'),
} as const;

await runCommand(command, async (store, { values }) => {
  const siteUrl = readSiteUrl();
  // pnpm changes the working directory.
  const folder = resolve(process.env['INIT_CWD'] ?? '.', values.out ?? join(workspace, 'export'));
  const written = await replaceFolder(folder, (next) => writeSite(next, store, siteUrl, !values['without-pictures']));
  process.stdout.write(`${written} in ${folder}\n`);
});

function readSiteUrl(): string {
  try {
    return parseEnv(z.object({ SITE_URL: originSetting() }), process.env).SITE_URL;
  } catch (error) {
    throw error instanceof EnvironmentError ? new CommandError(error.message) : error;
  }
}

/** Writes the site to a folder, and returns what was written. The same store and build give the same bytes. */
async function writeSite(folder: string, store: Store, siteUrl: string, takesPictures: boolean): Promise<string> {
  const write = async (name: string, content: string) => {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  await cp(join(buildDir, 'client'), folder, {
    recursive: true,
    // Scripts, styles and fonts, uncompressed.
    filter: (file) => !/\.(?:br|gz)$/.test(file) && basename(file) !== '.vite',
  });

  const { texts, stop } = startSiteTexts({ program: join(buildDir, 'server', 'jobs.js'), log });
  const { pages, redirects, missing } = await readSite({ store, log, siteUrl, texts }).finally(stop);
  const { email } = await readBusinessFacts(store);
  for (const { path, content, data } of pages) {
    await write(toPageFile(path), data === null ? content : toExportedPage(content, email));
    if (data !== null) await write(toDataFile(path), data);
  }

  const taken = new Set(pages.map(({ path }) => path));
  const owners = (await listActiveRedirects(store)).filter(([path]) => !taken.has(path) && PLAIN_PATH.test(path));
  const leading = [...new Map([...Object.entries(ownRedirects), ...owners, ...redirects])];
  for (const [path, target] of leading) await write(toPageFile(path), toRedirectPage(siteUrl + target));
  await write('404.html', toMissingPage(missing));
  for (const [name, text] of Object.entries(listHostFiles(leading))) await write(name, text);

  const pictures = takesPictures ? new Set(pages.flatMap(({ content }) => listPicturePaths(content))) : [];
  const cacheDir = join(store.dataDir, 'cache', 'pictures');
  const paths = [...pictures].toSorted();
  await writePictures(paths, folder, { cacheDir, find: createMasterFinder(store), log });
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  const megabytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e6);
  return `${pages.length} pages, ${paths.length} pictures: ${files.length} files, ${megabytes} MB`;
}
