import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { findPicture } from '@showroom/pictures/picture-records';
import { openStore } from '@showroom/store/open-store';
import { startOutbox } from '@showroom/store/outbox';
import { createLog } from '@showroom/web-server/log';
import { createPictureDelivery } from '@showroom/web-server/picture-delivery';
import { createRequestHandler, type ServerBuild } from 'react-router-dom';
import { createSiteContext } from './site-context.ts';

/** What the development server needs of the site. */
export interface DevSite {
  handle(request: Request, build: unknown, siteUrl: string): Promise<Response>;
  sendPicture(incoming: IncomingMessage, outgoing: ServerResponse, path: string): Promise<void>;
}

/** Opens the store and answers requests with whatever build Vite has at the moment. */
export async function openDevSite(dataDir: string, databaseUrl: string | undefined): Promise<DevSite> {
  const log = createLog('site');
  const store = await openStore({ dataDir, databaseUrl, log });
  const outbox = startOutbox({
    store,
    smtpUrl: process.env['SMTP_URL'],
    mailTo: process.env['MAIL_TO'],
    adminUrl: process.env['ADMIN_URL'],
    log,
  });
  const pictures = createPictureDelivery(
    {
      mastersDir,
      cacheDir: join(dataDir, 'cache', 'pictures'),
      find: findPicture,
    },
    log,
  );
  return {
    sendPicture: (incoming, outgoing, path) => pictures.send(incoming, outgoing, path),
    handle: (request, build, siteUrl) => {
      // Vite hands the build over as a module; its shape is the router's own.
      const handler = createRequestHandler(build as ServerBuild, 'development');
      const facts = { requestId: 'dev', clientIp: '127.0.0.1', cspNonce: '' };
      return handler(request, createSiteContext({ store, outbox, siteUrl, log }, facts));
    },
  };
}
