import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSettingsFile, openStore, SettingsFileError, StoreOpenError } from '@showroom/store/site';
import { createLog } from '@showroom/web-server/log';
import { EnvironmentError, originSetting, parseEnv } from '@showroom/web-server/parse-env';
import { commonSettings } from '@showroom/app-frame/settings';
import { z } from 'zod';
import { ExportError } from './export-error.ts';
import { exportSite } from './export-site.ts';

// The bundle stands in apps/site/build/server; the workspace is four folders up.
const buildDir = join(import.meta.dirname, '..');
const workspace = join(buildDir, '..', '..', '..');

const HELP = `Usage: pnpm export [--out FOLDER] [--without-pictures]

Exports the site of the store that DATA_DIR and DATABASE_URL name as static files, for the URL in SITE_URL.
  --out FOLDER        where to write them; the default is the folder export
  --without-pictures  leave out the images`;

function readTyped() {
  // pnpm passes on the `--` before the options.
  const args = process.argv.slice(2).filter((argument) => argument !== '--');
  if (args.includes('--help') || args.includes('-h')) return 'help';
  try {
    const options = { out: { type: 'string' }, 'without-pictures': { type: 'boolean', default: false } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ', 1)[0] ?? '') : '';
    throw new ExportError(`${reason}. ${HELP.split('\n', 1)[0]}`);
  }
}

/** `pnpm export`: writes the site as files, and prints a line with the result or the error. */
async function runExport(): Promise<void> {
  const values = readTyped();
  if (values === 'help') {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  loadSettingsFile();
  const settings = parseEnv(z.object({ ...commonSettings, SITE_URL: originSetting() }), process.env);
  const dataDir = settings.DATA_DIR ?? join(workspace, 'data');
  // Warnings and errors only.
  const log = createLog('export', {
    write: (line) => /"level":"(?:warn|error)"/.test(line) && process.stderr.write(line),
  });
  const store = await openStore({ dataDir, databaseUrl: settings.DATABASE_URL, mustExist: true, log });
  try {
    const { bytes, files, folder, pages, pictures } = await exportSite({
      store,
      log,
      siteUrl: settings.SITE_URL,
      // pnpm changes the working directory.
      folder: resolve(process.env['INIT_CWD'] ?? '.', values.out ?? join(workspace, 'export')),
      buildDir,
      cacheDir: join(dataDir, 'cache', 'pictures'),
      takesPictures: !values['without-pictures'],
    });
    const megabytes = Math.round(bytes / 1e6);
    process.stdout.write(`${pages} pages, ${pictures} pictures: ${files} files, ${megabytes} MB in ${folder}\n`);
  } finally {
    await store.close();
  }
}

try {
  await runExport();
} catch (error) {
  const isExpected = [ExportError, EnvironmentError, StoreOpenError, SettingsFileError].some(
    (expected) => error instanceof expected,
  );
  process.stderr.write(
    `${isExpected && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
}
