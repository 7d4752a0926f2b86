import { resolve } from 'node:path';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '@showroom/throw-away-postgres';
import { usePictures } from './flat-pictures.ts';
import { test as base } from './journey.ts';
import { prepareStore, type StorePlace } from './prepare-store.ts';
import { findFreePort } from '@showroom/throw-away-postgres/free-port';
import { startServer, type RunningServer } from './server-process.ts';
import { findPicturesFolder, type Showroom } from './showroom.ts';

/** A test's own PostgreSQL server with site and admin servers, for tests that stop or damage them. */
export interface OwnServers {
  readonly postgres: ThrowAwayPostgres;
  readonly place: StorePlace;
  readonly owner: Showroom['owner'];
  /**
   * Starts a server. It keeps its port when started again under the same name.
   *
   * @param place where its data is, if not in the place of the others
   */
  start(app: 'site' | 'admin', name: string, place?: StorePlace): Promise<RunningServer>;
}

export const test = base.extend<{ ownServers: OwnServers }>({
  // oxlint-disable-next-line no-empty-pattern
  ownServers: async ({}, use, testInfo) => {
    const postgres = await startThrowAwayPostgres();
    const place = { DATA_DIR: testInfo.outputPath('data'), DATABASE_URL: postgres.url('postgres') };
    const ports = new Map<string, number>();
    const started: RunningServer[] = [];
    try {
      await use({
        postgres,
        place,
        owner: await prepareStore(place),
        start: async (app, name, own) => {
          const port = ports.get(name) ?? (await findFreePort());
          ports.set(name, port);
          await usePictures(own?.DATA_DIR ?? testInfo.outputPath(name), findPicturesFolder());
          const server = await startServer({
            folder: resolve(import.meta.dirname, '..', '..', 'apps', app),
            port,
            // Each has its own directory, as on separate machines.
            settings: {
              ...place,
              DATA_DIR: testInfo.outputPath(name),
              ...own,
              HOST: '127.0.0.1',
              TRUST_PROXY: '1',
              [app === 'site' ? 'SITE_PORT' : 'ADMIN_PORT']: String(port),
            },
            logFile: testInfo.outputPath(`${name}-${started.length + 1}.log`),
          });
          started.push(server);
          return server;
        },
      });
    } finally {
      // These tests cause logged errors, which an ordinary stop would report.
      for (const server of started) await server.kill();
      await postgres.stop();
    }
  },
});
