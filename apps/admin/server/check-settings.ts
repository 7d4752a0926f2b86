// Reads the settings and nothing else, for the launcher: before a build it tells which of them do not fit.
import { createLog } from '@showroom/web-server/log';
import { parseEnv } from '@showroom/web-server/parse-env';
import { reportStartFailure } from '@showroom/web-server/start-failure';
import { adminSettingsSchema } from './settings.ts';

try {
  parseEnv(adminSettingsSchema, process.env);
} catch (error) {
  reportStartFailure(createLog('admin'), 'The back office could not read its settings', error, true);
}
