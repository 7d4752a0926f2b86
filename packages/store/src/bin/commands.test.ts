import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runScript, type RunningScript } from '../testing/child-process.ts';
import { temporaryDirectory, temporaryStore } from '../testing/temporary-store.ts';
import { databaseUrlOf } from '../testing/test-database.ts';

const started = {
  backup: (args: readonly string[], env: Record<string, string>) => runScript('bin/backup.ts', args, env),
  restore: (args: readonly string[], env: Record<string, string>) => runScript('bin/restore.ts', args, env),
  'owner-password': (args: readonly string[], env: Record<string, string>) =>
    runScript('bin/reset-owner-password.ts', args, env),
};
type Name = keyof typeof started;
const names = Object.keys(started) as Name[]; // Its own keys.

/** What a command said, and what it ended with. */
async function speak(script: RunningScript) {
  let errors = '';
  script.process.stderr.on('data', (text: string) => (errors += text));
  const code = await script.ended;
  return { code, said: script.lines().join('\n'), errors };
}

describe.each(names)('%s', (name) => {
  const operands = name === 'restore' ? ['some.tar', '--yes'] : [];

  it('creates nothing in a folder without a store, and names it', async () => {
    const parent = await temporaryDirectory();
    for (const dataDir of [path.join(parent, 'typo'), parent]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { code, errors } = await speak(started[name](operands, { DATA_DIR: dataDir, SHOWROOM_ENV: '' }));
      expect(code).toBe(1);
      expect(errors).toContain(`There is no store in ${dataDir}: showroom.db in it was expected.`);
      expect(errors.trim().split('\n')).toHaveLength(1);
    }
    expect(await readdir(parent)).toEqual([]);
  });

  it('prints its usage, and rejects unknown arguments, without opening the store', async () => {
    const dataDir = path.join(await temporaryDirectory(), 'none');
    const help = await speak(started[name](['--help'], { DATA_DIR: dataDir }));
    expect(help).toMatchObject({
      code: 0,
      said: expect.stringMatching(new RegExp(`^Usage: pnpm ${name}`)),
      errors: '',
    });
    for (const args of [['--nope'], ['one', 'two', 'three']]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { code, errors } = await speak(started[name](args, { DATA_DIR: dataDir }));
      expect(code).toBe(1);
      expect(errors).toMatch(new RegExp(`^[^\\n]+\\. Usage: pnpm ${name}[^\\n]*\\n$`));
    }
    expect(existsSync(dataDir)).toBe(false);
  });

  it('reports an unreadable settings file', async () => {
    const { code, errors } = await speak(started[name](operands, { SHOWROOM_ENV: '/no/such/file.env' }));
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringMatching(/^The settings file \/no\/such\/file\.env does not exist\.[^\n]*\n$/),
    });
  });
});

it('a backup reads the servers’ settings file, and the environment takes precedence', async () => {
  const { dataDir } = await temporaryStore();
  const elsewhere = await temporaryDirectory();
  const [fromFile, typed] = [path.join(elsewhere, 'from-file'), path.join(elsewhere, 'typed')];
  await mkdir(fromFile);
  await mkdir(typed);
  const file = path.join(elsewhere, 'showroom.env');
  const databaseUrl = (await databaseUrlOf(dataDir)) ?? '';
  await writeFile(
    file,
    `# Settings\nDATA_DIR=${dataDir}\nDATABASE_URL=${databaseUrl}\nBACKUP_DIR=${fromFile}\nBACKUP_PASSPHRASE="a long passphrase"\n`,
  );
  const settings = { SHOWROOM_ENV: file };
  expect(await speak(started.backup([], settings))).toMatchObject({ code: 0, errors: '' });
  // Locked, as the file says.
  expect((await readdir(fromFile)).some((name) => name.endsWith('.age'))).toBe(true);
  expect(await speak(started.backup([], { ...settings, BACKUP_DIR: typed }))).toMatchObject({ code: 0 });
  expect((await readdir(typed)).some((name) => name.includes('.tar'))).toBe(true);
});
