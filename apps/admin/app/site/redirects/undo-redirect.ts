import type { Redirect } from '@showroom/store/admin';
import { REDIRECT_UNDO_PATH } from './redirects-url.ts';

export function buildRedirectUndo({ path, to, follows, activeFrom }: Redirect): string {
  const params = new URLSearchParams({
    path,
    ...(follows === null ? { to: to ?? '' } : { follows }),
    since: activeFrom,
  });
  // Notices accept no other characters.
  return `${REDIRECT_UNDO_PATH}?${params.toString().replaceAll('*', '%2A')}`;
}

export function readRedirectUndo(params: URLSearchParams): Redirect | undefined {
  const [path, to, follows, activeFrom] = ['path', 'to', 'follows', 'since'].map((name) => params.get(name));
  const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(activeFrom ?? '');
  if (!path || !activeFrom || !isInstant || (!to && !follows)) return undefined;
  return { path, to: to ?? undefined, follows: follows ?? null, activeFrom };
}
