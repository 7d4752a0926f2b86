import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '@showroom/store/site';
import { putEmptyStore } from '@showroom/store/testing';
import { createLog } from '@showroom/web-server/log';
import type { RouterContextProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { createSiteContext, type SiteParts } from '../../server/site-context.ts';
import { startSiteTexts } from '../../server/site-texts.ts';
import type { ContentTexts } from '../content/content-text.server.ts';

export const siteUrl = 'https://showroom.example';

export interface TemporarySite {
  readonly store: Store;
  readonly context: RouterContextProvider;
  readonly texts: ContentTexts;
  /** How often the outbox was woken. */
  readonly countKicks: () => number;
}

/** The site's context with a real store, removed after the test. */
export async function temporarySite(
  now: () => Date = () => new Date(),
  parts: Partial<Pick<SiteParts, 'verificationUrl' | 'isExported' | 'smtpUrl' | 'roomFiles'>> = {},
): Promise<TemporarySite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'showroom-site-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await putEmptyStore(dataDir);
  const store = await openStore({ dataDir, now });
  onTestFinished(() => store.close());
  const texts = temporaryTexts();
  let kicks = 0;
  const context = createSiteContext(
    {
      ...parts,
      store,
      siteUrl,
      outbox: {
        kick: () => {
          kicks += 1;
        },
        stop: async () => {},
      },
      log: createLog('site', { write: () => {} }),
      texts,
    },
    { requestId: 'test', clientIp: '127.0.0.1', cspNonce: 'nonce' },
  );
  return { store, context, texts, countKicks: () => kicks };
}

/** Renders texts in a child process that ends with the test. */
export function temporaryTexts(): ContentTexts {
  const program = join(import.meta.dirname, '..', '..', 'server', 'jobs.ts');
  const { texts, stop } = startSiteTexts({ program, log: createLog('site', { write: () => {} }) });
  onTestFinished(stop);
  return texts;
}
