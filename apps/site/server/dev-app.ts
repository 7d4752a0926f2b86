import { join } from 'node:path';
import type { DevApp, DevPages, DevStore } from '@showroom/app-frame/dev-app';
import { hasPreviewTicket, openStore, startOutbox } from '@showroom/store/site';
import { createLog } from '@showroom/web-server/log';
import { createPictureDelivery } from '@showroom/web-server/picture-delivery';
import { createMasterFinder } from '@showroom/app-frame/picture-masters';
import { createPreviewAnswerer, type AnswerPreview } from './preview/answer-preview.ts';
import { createPatternFinder } from './preview/list-concerned.ts';
import { createSiteContext } from './site-context.ts';
import { startRoomFiles } from './room-files.ts';
import { startSiteTexts } from './site-texts.ts';

/** Opens the site's store and services for the development server. */
export async function openDevApp({ dataDir, databaseUrl }: DevStore): Promise<DevApp> {
  const log = createLog('site');
  const store = await openStore({ dataDir, databaseUrl, log });
  const smtpUrl = process.env['SMTP_URL'];
  const outbox = startOutbox({
    store,
    smtpUrl,
    mailTo: process.env['MAIL_TO'],
    adminUrl: process.env['ADMIN_URL'],
    siteUrl: process.env['SITE_URL'],
    log,
  });
  const program = join(import.meta.dirname, 'jobs.ts');
  const { texts } = startSiteTexts({ program, log });
  const roomFiles = startRoomFiles({ program, cacheDir: join(dataDir, 'cache', 'rooms'), log });
  const cacheDir = join(dataDir, 'cache', 'pictures');
  const pictures = createPictureDelivery({ cacheDir, find: createMasterFinder(store) }, log);
  let previews: { readonly build: DevPages['build']; readonly answer: AnswerPreview } | undefined;
  /** Cached until the code changes. */
  const previewsOf = ({ build, handle, appUrl }: DevPages): AnswerPreview => {
    if (previews?.build !== build) {
      const answer = createPreviewAnswerer({
        store,
        draw: (request, view, facts) =>
          handle(request, createSiteContext({ store: view, outbox, siteUrl: appUrl, smtpUrl, log, texts }, facts)),
        findPattern: createPatternFinder(build.routes),
      });
      previews = { build, answer };
    }
    return previews.answer;
  };
  return {
    createContext: (facts, siteUrl) =>
      createSiteContext({ store, outbox, siteUrl, smtpUrl, log, texts, roomFiles }, facts),
    answerFirst: async (request, facts, pages) =>
      hasPreviewTicket(new URL(request.url).search) ? previewsOf(pages)(request, facts) : undefined,
    sendOwnFile: (incoming, outgoing, path) => {
      if (!path.startsWith('/pictures/')) return false;
      void pictures.send(incoming, outgoing, path);
      return true;
    },
  };
}
