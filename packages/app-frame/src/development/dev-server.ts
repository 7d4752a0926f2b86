import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { listen } from '@showroom/web-server/listen';
import { createLog } from '@showroom/web-server/log';
import { parseEnv } from '@showroom/web-server/parse-env';
import { reportStartFailure } from '@showroom/web-server/start-failure';
import { createRequestHandler, type ServerBuild } from 'react-router-dom';
import { createServer as createViteServer } from 'vite';
import type { z } from 'zod';
import type { DevAppModule } from './dev-app.ts';

export interface DevServerOptions<Schema extends z.ZodType> {
  readonly name: string;
  readonly schema: Schema;
  /** Where the settings say that it listens, and the URL that people use. */
  readonly placeOf: (settings: z.output<Schema>) => {
    readonly host: string;
    readonly port: number;
    readonly url: string | undefined;
    readonly dataDir: string | undefined;
    readonly databaseUrl: string | undefined;
  };
  /** The page to open first. */
  readonly path: string;
}

/**
 * Runs the app of the current folder on Vite's development server, with the same store and context as in production, without
 * cached pages and limits, and with the data in data/ that `npm start` uses. `server/dev-app.ts` is its `DevAppModule`.
 */
export async function runDevServer<Schema extends z.ZodType>(options: DevServerOptions<Schema>): Promise<void> {
  const { name, path, placeOf, schema } = options;
  try {
    const { dataDir, databaseUrl, host, port, url: appUrl } = placeOf(parseEnv(schema, process.env));
    const server = createServer();
    const vite = await createViteServer({
      // Hot reload on the app's own port: Vite's default port would clash between both apps.
      server: { middlewareMode: true, ws: { server } },
      appType: 'custom',
    });
    const { openDevApp } = (await vite.ssrLoadModule('./server/dev-app.ts')) as DevAppModule;
    // The workspace is two folders up.
    const app = await openDevApp({ dataDir: resolve(join(process.cwd(), '..', '..'), dataDir ?? 'data'), databaseUrl });
    const url = await listen(server, port, host);
    const answer = getRequestListener(async (request) => {
      // Vite doesn't type modules; the shape is the router's.
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      const facts = { requestId: 'dev', clientIp: '127.0.0.1', cspNonce: '' };
      const pages = { build, handle: createRequestHandler(build, 'development'), appUrl: appUrl ?? url };
      const own = await app.answerFirst?.(request, facts, pages);
      return own ?? pages.handle(request, app.createContext(facts, pages.appUrl));
    });
    server.on('request', (incoming, outgoing) => {
      if (app.sendOwnFile?.(incoming, outgoing, incoming.url ?? '/')) return;
      vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing));
    });
    process.stdout.write(`The ${name} (development)  ${url}${path}\n`);
  } catch (error) {
    reportStartFailure(createLog(name), `The ${name} could not start`, error, false);
    // File watchers would keep the process alive.
    process.exit();
  }
}
