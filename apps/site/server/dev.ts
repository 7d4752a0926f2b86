import { runDevServer } from '@showroom/app-frame/dev-server';
import { settingsSchema } from './settings.ts';

await runDevServer({
  name: 'site',
  path: '/',
  schema: settingsSchema,
  placeOf: ({ HOST, SITE_PORT, SITE_URL, DATA_DIR, DATABASE_URL }) => ({
    host: HOST,
    port: SITE_PORT,
    url: SITE_URL,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
  }),
});
