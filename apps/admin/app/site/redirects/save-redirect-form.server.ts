import { findRedirectByPath, saveRedirect } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession, type GuardArgs } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { RedirectRefusal } from './redirect-fields.tsx';
import { toReadablePath } from './readable-path.ts';
import { readSitePath } from './site-path.ts';
import { tryPath } from './try-path.server.ts';

/**
 * Saves a redirect and returns to the list; or returns what is wrong, with what was typed. Both URLs are first
 * checked on the public site, if it responds.
 *
 * @param shownPath the old URL of an existing redirect; undefined for a new one
 */
export async function saveRedirectForm(args: GuardArgs, back: string, form: FormData, shownPath?: string) {
  const { actor } = requireSession(args);
  const store = args.context.get(storeContext);
  const { siteUrl } = args.context.get(runtimeContext);
  const typed = { path: readText(form, 'path'), to: readText(form, 'to') };
  const [path, to] = [readSitePath(typed.path, siteUrl), readSitePath(typed.to, siteUrl)];
  const shownTo = readText(form, 'shown-to');
  const shown = shownPath === undefined ? undefined : { path: shownPath, to: shownTo === '' ? undefined : shownTo };
  const refuse = (issues: RedirectRefusal['issues'], status: number, leadsTo = shownTo) =>
    data({ typed, issues, shownTo: leadsTo } satisfies RedirectRefusal, { status });

  const [there, target] = await Promise.all([
    path === shownPath || !isPath(path) ? undefined : tryPath(siteUrl, path),
    isPath(to) ? tryPath(siteUrl, to) : undefined,
  ]);
  // The site’s own redirects come first. A response with the same path is a proxy’s.
  const isOwn =
    typeof there === 'object' && there.leadsTo !== path && (await findRedirectByPath(store, path)) === undefined;
  const ownWay = isOwn ? there.leadsTo : undefined;
  const result = await store.write({ actor }, async (transaction) => {
    if (there === 'page') return refusal('path', 'A live page already uses this URL, so the redirect would never run');
    if (ownWay !== undefined) return refusal('path', `It already redirects to ${shorten(ownWay)}`);
    if (target === 'nothing') return refusal('to', 'That page doesn’t exist');
    return saveRedirect(transaction, { path, to, shown });
  });
  if (result.ok) {
    const unsure = target === 'unknown' ? '. The site isn’t responding, so the target wasn’t checked' : '';
    return redirectWithNotice(args, back, { text: `${shorten(path)} now redirects to ${shorten(to)}${unsure}` });
  }
  if (result.code === 'invalid') return refuse(result.issues, 400);
  const now = await findRedirectByPath(store, shownPath ?? '');
  if (now === undefined)
    return refuse([{ field: 'path', message: 'Someone deleted this redirect while you were editing' }], 409);
  const words = now.to === undefined ? 'Its target page isn’t published any longer' : `It now redirects to ${now.to}`;
  return refuse([{ field: 'to', message: `${words}. Save again to keep your version` }], 409, now.to ?? '');
}

function isPath(text: string): boolean {
  return /^\/(?!\/)[^\s?#\\]*$/.test(text);
}

function refusal(field: string, message: string) {
  return { ok: false, code: 'invalid', issues: [{ field, message }] } as const;
}

/** A notice travels in a cookie. */
function shorten(path: string): string {
  const text = toReadablePath(path);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
