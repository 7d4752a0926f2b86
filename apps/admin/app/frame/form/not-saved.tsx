import { useEffect, useSyncExternalStore } from 'react';
import { data, isRouteErrorResponse, replace, useLocation, useMatches } from 'react-router-dom';
import type { Route } from '../../+types/root';
import { isPoll } from '../session/poll-param.ts';
import { FULL_DISK_STATUS } from '../session/full-disk.ts';

/**
 * `unsaved`: the server refused to save. `unsure`: the outcome is unknown, because the connection broke or the server
 * failed. `full`: the disk is full. `old`: the page couldn’t be refreshed.
 */
type Failure = 'unsaved' | 'unsure' | 'full' | 'old';

export interface NotSavedProps {
  /** Replaces the default messages. */
  readonly words?: Readonly<Partial<Record<Failure, string>>>;
}

const usualWords: Readonly<Record<Failure, string>> = {
  unsaved: 'Not saved: the server can’t save right now. What you typed is still here; try again in a moment.',
  unsure: 'We’re not sure that was saved. Check before trying again.',
  full: 'Not saved: the server’s disk is full. What you typed is still here; free up some space there, then try again.',
  old: 'You’re offline. This page may be out of date.',
};

let failure: Failure | null = null;
/** The current page and its loader data by route id. */
let page: { readonly pathname: string; readonly search: string; readonly loaded: ReadonlyMap<string, unknown> } = {
  pathname: '',
  search: '',
  loaded: new Map(),
};
/** The previous action result, if the form was rendered from it. */
let lastAnswer: unknown;
/** The message belongs to a form that posts elsewhere; its page is only being reloaded. */
let isSaidOnce = false;
const listeners = new Set<() => void>();

function say(next: Failure | null): void {
  if (next === failure) return;
  failure = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Called before a form is sent, with the previous action result. If the request fails, that result is returned again,
 * so that a form, an email or a dialog rendered from it stays. Plain messages (“Saved.”) are dropped; typed text and
 * pending confirmations come inside an object.
 */
export function rememberLastAnswer(answer: unknown): void {
  const isMoreThanWords = Object.values(Object(answer)).some((part) => typeof part === 'object' && part !== null);
  lastAnswer = isMoreThanWords ? answer : undefined;
}

/**
 * Keeps the page and everything typed when the connection breaks, the database is down or the server fails: on
 * revalidation, and when a form is sent although the check before (`form.tsx`) passed. React Router alone would
 * replace the page with an error page.
 */
export const keepPageOnFailure: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const isForm = request.method !== 'GET';
  const before = isForm ? lastAnswer : undefined;
  if (isForm) lastAnswer = undefined;
  const results = await next();
  const isPolled = !isForm && isPoll(request.url);
  if (!isForm && !isPolled && request.url !== location.href.replace(/#.*/, '')) return results;
  const failed = Object.entries(results).filter(([, { type, result }]) => type === 'error' && isFailure(result));
  for (const [routeId] of failed) {
    // A response with this status triggers no revalidation, which would fail too. Another page’s result is not
    // reused.
    const answer = new URL(request.url).pathname === page.pathname ? before : undefined;
    // An action without a page, such as Undo, returns to the page that it was sent from.
    const isElsewhere = isForm && new URL(request.url).pathname !== page.pathname;
    const stay = isElsewhere ? replace(page.pathname + page.search) : data(answer, { status: 503 });
    if (isElsewhere) isSaidOnce = true;
    const result = isForm ? stay : page.loaded.get(routeId);
    results[routeId] = { type: 'data', result };
  }
  // The next poll may succeed.
  if (isPolled) return results;
  if (failed.length > 0) {
    if (isForm) say(classifyFailure(failed.map(([, { result }]) => result)));
    else if (failure === null) say('old');
    // Without a revalidation, the server wasn’t asked.
  } else if (Object.keys(results).length > 0) {
    // Reloading the page after a form says nothing about the form.
    if (!isSaidOnce) say(null);
    isSaidOnce = false;
  }
  return results;
};

/** Not a deliberate refusal of the server, which has its own message. */
function isFailure(result: unknown): boolean {
  return !(result instanceof Response) && !(isRouteErrorResponse(result) && result.status < 500);
}

function classifyFailure(results: readonly unknown[]): Failure {
  if (results.every(isTurnedAway)) return 'unsaved';
  return results.every((result) => isRouteErrorResponse(result) && result.status === FULL_DISK_STATUS)
    ? 'full'
    : 'unsure';
}

/** Refused by the guard before anything was done (`require-session.server.ts`). */
function isTurnedAway(result: unknown): boolean {
  return isRouteErrorResponse(result) && result.status === 503;
}

/** Whether the last form, or the page, waits for the server to recover. */
export function hasSaveFailure(): boolean {
  return failure !== null;
}

/** Shows the failure until the server responds or another page opens; also used inside dialogs. */
export function NotSaved({ words = {} }: NotSavedProps) {
  const shown = useSyncExternalStore(
    listen,
    () => failure,
    () => null,
  );
  if (shown === null) return null;
  return (
    <div role="alert" className="bg-danger-surface px-4 py-3 text-danger sm:px-6 lg:px-8">
      <p className="font-medium">{words[shown] ?? usualWords[shown]}</p>
    </div>
  );
}

/** Shows the failure at the top of the window, and tracks the page for `keepPageOnFailure`. */
export function PageFailure(props: NotSavedProps) {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(() => {
    page = { pathname, search, loaded: new Map(matches.map(({ id, loaderData }) => [id, loaderData])) };
  }, [pathname, search, matches]);
  return (
    <div className="sticky top-0 z-30">
      <NotSaved {...props} />
      <UntilLeft key={pathname} />
    </div>
  );
}

/** A message doesn’t outlive its page. */
function UntilLeft() {
  useEffect(() => () => say(null), []);
  return null;
}
