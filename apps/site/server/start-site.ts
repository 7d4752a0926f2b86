import { dropInvisible } from '@showroom/catalog-data/typed-text';
import { shopDayOf, startOfShopDay } from '@showroom/store/rules';
import {
  contentVersion,
  HOLD_LINK_PATH,
  hasPreviewTicket,
  nextScheduledChange,
  type Outbox,
  type Store,
} from '@showroom/store/site';
import { createRouteFinder } from '@showroom/web-server/route-finder';
import { serveApp, type RunningApp } from '@showroom/web-server/serve-app';
import type { Log } from '@showroom/web-server/log';
import { createRequestHandler } from 'react-router-dom';
import * as build from 'virtual:react-router/server-build';
import { createMasterFinder } from '@showroom/app-frame/picture-masters';
import { startViewCounter } from './analytics/view-counter.ts';
import { createPreviewAnswerer } from './preview/answer-preview.ts';
import { createPatternFinder } from './preview/list-concerned.ts';
import { redirects } from './redirects.ts';
import { findSiteUrl, type SiteSettings } from './settings.ts';
import { createSiteContext } from './site-context.ts';
import { warmRooms } from '../app/visualizer/room/warm-rooms.server.ts';
import { startRoomFiles } from './room-files.ts';
import { startSiteTexts } from './site-texts.ts';

/** The default limit of a body, enough for a long message. */
const PLAIN_BODY_BYTES = 256 * 1024;

export interface StartSiteOptions {
  readonly settings: SiteSettings;
  readonly store: Store;
  readonly outbox: Outbox;
  readonly log: Log;
  readonly clientDir: string;
  /** The bundle of `jobs.ts`. */
  readonly jobsProgram: string;
  /** The caches of pictures and of rooms. */
  readonly cacheDir: string;
  readonly roomCacheDir: string;
}

/** Starts the site. It stops with its store and outbox on SIGTERM. */
export async function startSite(options: StartSiteOptions): Promise<RunningApp> {
  const { settings, store, outbox, log } = options;
  const siteUrl = findSiteUrl(settings);
  const smtpUrl = settings.SMTP_URL;
  const verificationUrl = settings.TURNSTILE_URL;
  const viewCounter = startViewCounter({ store, log, siteUrl });
  const { texts, stop: stopTexts } = startSiteTexts({ program: options.jobsProgram, log });
  const roomFiles = startRoomFiles({ program: options.jobsProgram, cacheDir: options.roomCacheDir, log });
  const findRoute = createRouteFinder(build.routes);
  const handle = createRequestHandler(build, 'production');
  const answerPreview = createPreviewAnswerer({
    store,
    draw: (request, view, facts) =>
      handle(request, createSiteContext({ store: view, outbox, siteUrl, smtpUrl, verificationUrl, log, texts }, facts)),
    findPattern: createPatternFinder(build.routes),
  });

  const app = await serveApp({
    name: 'site',
    host: settings.HOST,
    port: settings.SITE_PORT,
    siteUrl,
    clientDir: options.clientDir,
    trustProxy: settings.TRUST_PROXY,
    log,
    // The site has no accounts, so a window's opener can reach nothing private.
    openerPolicy: 'unsafe-none',
    redirects,
    findRoute,
    cleanText: dropInvisible,
    pageCache: {
      version: () => contentVersion(store),
      nextChange: () => findNextChange(store),
      shrinks: settings.SHRINK_PAGES,
    },
    // URLs with a secret must not be stored, not even in sums.
    isPrivate: ({ path, search }) => hasPreviewTicket(search) || path.startsWith(HOLD_LINK_PATH),
    onPageOpened: (page) => viewCounter.countPage(page),
    onPageMissed: (page) => viewCounter.countMissed(page),
    pictures: { cacheDir: options.cacheDir, find: createMasterFinder(store) },
    limits: { bodyBytes: PLAIN_BODY_BYTES, posts: { points: 20, windowSeconds: 600 } },
    checkStore: () => store.check(),
    onStop: async () => {
      stopTexts();
      roomFiles.stop();
      await viewCounter.stop();
      await outbox.stop();
      await store.close();
    },
    handleRequest: async (request, facts) =>
      (await answerPreview(request, facts)) ??
      handle(
        request,
        createSiteContext(
          { store, outbox, viewCounter, siteUrl, smtpUrl, verificationUrl, log, texts, roomFiles },
          facts,
        ),
      ),
  });
  if (settings.WARM_PICTURES) void warmRooms(roomFiles, log);
  return app;
}

/** When cached pages end: at the next scheduled change, or with the year in their footer. */
async function findNextChange(store: Store): Promise<number> {
  const next = await nextScheduledChange(store);
  const year = Number(shopDayOf(store.now()).slice(0, 4));
  const newYear = startOfShopDay(`${year + 1}-01-01`).getTime();
  return next === undefined ? newYear : Math.min(newYear, Date.parse(next));
}
