// Reads the settings of the apps whose `server/settings.ts` are given and nothing else, for the launcher: before a build it
// tells which of them do not fit, in one sentence for each.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EnvironmentError, parseEnv } from '@showroom/web-server/parse-env';
import type { z } from 'zod';

interface SettingsModule {
  readonly settingsSchema: z.ZodType;
}

const sentences = new Set<string>();
for (const file of process.argv.slice(2)) {
  // By the launcher's word each of them is such a module.
  const { settingsSchema } = (await import(pathToFileURL(resolve(file)).href)) as SettingsModule;
  try {
    parseEnv(settingsSchema, process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    // Settings that both read are wrong for both.
    for (const line of error.lines) sentences.add(line);
  }
}
if (sentences.size > 0) {
  process.stderr.write(`${[...sentences].join('\n')}\n`);
  process.exitCode = 1;
}
