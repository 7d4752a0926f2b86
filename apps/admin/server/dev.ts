import { runDevServer } from '@showroom/app-frame/dev-server';
import { settingsSchema } from './settings.ts';

await runDevServer({
  name: 'admin',
  path: '/admin',
  schema: settingsSchema,
  placeOf: ({ HOST, ADMIN_PORT, ADMIN_URL, DATA_DIR, DATABASE_URL }) => ({
    host: HOST,
    port: ADMIN_PORT,
    url: ADMIN_URL,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
  }),
});
