// Checks the settings of the given `server/settings.ts` modules for the launcher, before a build. Prints one sentence for each
// invalid setting.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EnvironmentError, parseEnv } from '@showroom/web-server/parse-env';
import type { z } from 'zod';

interface SettingsModule {
  readonly settingsSchema: z.ZodType;
}

const sentences = new Set<string>();
for (const file of process.argv.slice(2)) {
  // The launcher passes only such modules.
  const { settingsSchema } = (await import(pathToFileURL(resolve(file)).href)) as SettingsModule;
  try {
    parseEnv(settingsSchema, process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    // Common settings are reported once.
    for (const line of error.lines) sentences.add(line);
  }
}
if (sentences.size > 0) {
  process.stderr.write(`${[...sentences].join('\n')}\n`);
  process.exitCode = 1;
}
