import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { listActiveRedirects, readBusinessFacts, type Store } from '@showroom/store/site';
import type { Log } from '@showroom/web-server/log';
import { createMasterFinder } from '@showroom/app-frame/picture-masters';
import { redirects as ownRedirects } from '../server/redirects.ts';
import { toExportedPage, toMissingPage, toRedirectPage } from './exported-page.ts';
import { listHostFiles } from './host-files.ts';
import { toDataFile, toPageFile } from './page-file.ts';
import { listPicturePaths, writePictures } from './pictures.ts';
import { replaceFolder } from './replace-folder.ts';
import { startSiteTexts } from '../server/site-texts.ts';
import { createPages } from './pages.ts';
import { walkSite } from './walk-site.ts';

export interface ExportOptions {
  readonly store: Store;
  readonly log: Log;
  readonly siteUrl: string;
  /** Replaced if it contains an exported site. */
  readonly folder: string;
  readonly buildDir: string;
  readonly cacheDir: string;
  /** Pictures take half of the time and most of the bytes. */
  readonly takesPictures: boolean;
}

export interface Exported {
  readonly folder: string;
  readonly pages: number;
  readonly pictures: number;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Writes the site as static files. The same store and build give the same bytes.
 *
 * @throws {ExportError} leaving an earlier export unchanged
 */
export function exportSite(options: ExportOptions): Promise<Exported> {
  const { folder } = options;
  return replaceFolder(folder, async (next) => {
    const written = await writeAll(next, options);
    return { folder, ...written, ...(await weigh(next)) };
  });
}

/** Paths that are valid in host rules and file names. */
const PLAIN_PATH = /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

async function writeAll(folder: string, { store, log, siteUrl, buildDir, cacheDir, takesPictures }: ExportOptions) {
  const write = async (name: string, content: string | Uint8Array) => {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  await copyBuild(join(buildDir, 'client'), folder);
  const { email } = await readBusinessFacts(store);
  const { texts, stop: stopTexts } = startSiteTexts({ program: join(buildDir, 'server', 'jobs.js'), log });
  const pages = createPages({ store, log, siteUrl, texts });
  const pictures = new Set<string>();
  const found = await walkSite(pages, siteUrl).finally(stopTexts);
  for (const { path, content, data } of found.pages) {
    const isHtml = toPageFile(path).endsWith('.html');
    await write(toPageFile(path), isHtml ? toExportedPage(content, email) : content);
    if (data !== null) await write(toDataFile(path), data);
    for (const picture of listPicturePaths(content)) pictures.add(picture);
  }

  const stands = new Set(found.pages.map(({ path }) => path));
  const kept = (await listActiveRedirects(store)).filter(([path]) => !stands.has(path) && PLAIN_PATH.test(path));
  const leading = [...new Map([...Object.entries(ownRedirects), ...kept, ...found.redirects])];
  for (const [path, target] of leading) await write(toPageFile(path), toRedirectPage(siteUrl + target));
  await write('404.html', toMissingPage(await pages.readMissing()));
  for (const { name, text } of listHostFiles(leading)) await write(name, text);
  if (takesPictures)
    await writePictures([...pictures].toSorted(), folder, { cacheDir, find: createMasterFinder(store), log });
  return { pages: found.pages.length, pictures: takesPictures ? pictures.size : 0 };
}

async function copyBuild(from: string, to: string): Promise<void> {
  for (const file of await listFiles(from)) {
    if (['.br', '.gz'].includes(extname(file)) || file.startsWith('.vite')) continue;
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), await readFile(join(from, file)));
  }
}

async function weigh(folder: string): Promise<{ files: number; bytes: number }> {
  const files = await listFiles(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** All files in a folder, by relative path. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}
