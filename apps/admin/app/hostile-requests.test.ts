// @vitest-environment node
import {
  findServerErrors,
  listHostileRequests,
  listReachedRoutes,
  readNames,
} from '@showroom/app-frame/testing/hostile-requests';
import { startThrowAwayPostgres } from '@showroom/throw-away-postgres';
import { expect, it, onTestFinished } from 'vitest';
import routes from './routes.ts';
import { ask } from './testing/requests.ts';
import { storeLead } from './testing/sample-lead.ts';
import { serveAdmin } from './testing/serve-admin.ts';
import { signIn, temporaryAdmin } from './testing/temporary-admin.ts';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

async function startPostgres(): Promise<string> {
  const postgres = await startThrowAwayPostgres();
  onTestFinished(() => postgres.stop());
  return postgres.url('postgres');
}

it.each([
  ['SQLite', async () => undefined],
  ['PostgreSQL', startPostgres],
])(
  'no text in a path, a query, a header or a form causes a server error, on %s',
  { timeout: 600_000 },
  async (_database, start) => {
    const admin = await temporaryAdmin({}, { databaseUrl: await start() });
    const { url } = await serveAdmin(admin);
    const lead = await storeLead(admin.store);
    const { accountId } = await signIn(admin.store);
    const params = {
      leadId: lead.id,
      fileId: lead.files[0]?.id ?? '',
      accountId,
      kind: 'invitation',
      dashboard: 'dashboard',
    };

    // Some of the requests sign out.
    let asked = 0;
    let cookie = '';
    const headersFor = async () => {
      if (asked++ % 20 === 0) {
        const { token } = await signIn(admin.store, { isConfirmed: true });
        cookie = ask('/', { token }).headers.get('Cookie') ?? '';
      }
      return { Cookie: cookie };
    };
    const requests = listHostileRequests({ routes: listReachedRoutes(routes), params, names: readNames(sources) });
    expect(await findServerErrors(url, requests, headersFor)).toEqual([]);
    expect(asked).toBeGreaterThan(1_000);
  },
);
