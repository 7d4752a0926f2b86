import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { Log } from '../process/log.ts';
import { redactText } from '../process/redaction.ts';
import { toClientNetwork } from '../security/client-network.ts';

/** Where pages report errors; see `report-page-error.ts` in app-frame. */
export const BROWSER_ERRORS_PATH = '/browser-errors';
/** In bytes. */
export const MAX_REPORT_BYTES = 4_096;

const reportSchema = z.object({
  message: z.string().max(500),
  stack: z.string().max(3_000),
  /** Only the page's route is logged: a path may contain a token. */
  path: z.string().max(2_000),
});

/** Logs a report, unless it is malformed or there were too many. */
export type LogBrowserError = (body: string, clientIp: string) => Promise<void>;

/**
 * Logs errors of visitors' browsers: ten per network in ten minutes, two hundred an hour in total. Counted separately, so that a
 * failing page doesn't use up the limit for forms.
 */
export function createBrowserErrorLog(log: Log, findRouteIds: (path: string) => readonly string[]): LogBrowserError {
  const byNetwork = new RateLimiterMemory({ points: 10, duration: 600 });
  const all = new RateLimiterMemory({ points: 200, duration: 3_600 });
  return async (body, clientIp) => {
    const report = reportSchema.safeParse(parseJson(body));
    if (!report.success) return;
    const { message, stack, path } = report.data;
    const mayLog = await Promise.all([byNetwork.consume(toClientNetwork(clientIp)), all.consume('all')]).then(
      () => true,
      () => false,
    );
    if (!mayLog) return;
    log.warn('A page failed in a browser', {
      routes: path.startsWith('/') ? findRouteIds(path) : [],
      browserMessage: redactText(message),
      browserStack: redactText(stack),
    });
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
