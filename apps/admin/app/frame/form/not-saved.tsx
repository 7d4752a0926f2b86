import { useEffect, useSyncExternalStore } from 'react';
import { data, isRouteErrorResponse, replace, useLocation, useMatches } from 'react-router-dom';
import type { Route } from '../../+types/root';
import { isPoll } from '../session/poll-param.ts';
import { FULL_DISK_STATUS } from '../session/full-disk.ts';

/**
 * `unsaved`: the server said that it did nothing. `unsure`: no one knows what became of what was sent, as the connection broke or the
 * server failed on the way. `full`: there was no room to keep it. `old`: what is shown could not be brought up to date.
 */
type Failure = 'unsaved' | 'unsure' | 'full' | 'old';

export interface NotSavedProps {
  /** What is said in place of the usual words. */
  readonly words?: Readonly<Partial<Record<Failure, string>>>;
}

const usualWords: Readonly<Record<Failure, string>> = {
  unsaved: 'Not saved: the server can’t save right now. What you typed is still here; try again in a moment.',
  unsure: 'We’re not sure that was saved. Check before trying again.',
  full: 'Not saved: the server’s disk is full. What you typed is still here; free up some space there, then try again.',
  old: 'You’re offline. This page may be out of date.',
};

let failure: Failure | null = null;
/** Where the page is, and what was loaded for it, by the ids of its routes. */
let page: { readonly pathname: string; readonly search: string; readonly loaded: ReadonlyMap<string, unknown> } = {
  pathname: '',
  search: '',
  loaded: new Map(),
};
/** What the form that is sent next was drawn from, where that was the answer to the time before. */
let lastAnswer: unknown;
/** What was said is of a form that led elsewhere, and the page that it was sent from is only now loaded again. */
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
 * Before a form is sent: what the action of its route answered the time before. Where no answer comes to this one, it is given once
 * more, so that a form, a letter or a window that was drawn from it stays. Mere words (“Saved.”) are over: what was typed, and
 * what waits to be confirmed, comes back as a whole inside of an answer.
 */
export function rememberLastAnswer(answer: unknown): void {
  const isMoreThanWords = Object.values(Object(answer)).some((part) => typeof part === 'object' && part !== null);
  lastAnswer = isMoreThanWords ? answer : undefined;
}

/**
 * Where the connection breaks, the database goes away or the server has a bug, a page stays as it is, with all that was typed: when it
 * was to be brought up to date, and when a form of it was sent after all, though it asks first whether it would arrive (`form.tsx`). By
 * itself React Router would put a page of the error in its place.
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
    // Answered so, a form has nothing loaded again: that would fail as well. Another page's answer would be none of its own.
    const answer = new URL(request.url).pathname === page.pathname ? before : undefined;
    // Where a form leads on, as Undo does, there is no page to stay on: it is the one that it was sent from.
    const isElsewhere = isForm && new URL(request.url).pathname !== page.pathname;
    const stay = isElsewhere ? replace(page.pathname + page.search) : data(answer, { status: 503 });
    if (isElsewhere) isSaidOnce = true;
    const result = isForm ? stay : page.loaded.get(routeId);
    results[routeId] = { type: 'data', result };
  }
  // No one asked for a poll: the next one may do better.
  if (isPolled) return results;
  if (failed.length > 0) {
    if (isForm) say(classifyFailure(failed.map(([, { result }]) => result)));
    else if (failure === null) say('old');
    // Where nothing is to be loaded again, no one was asked.
  } else if (Object.keys(results).length > 0) {
    // The page that a form came back to is loaded again, which says nothing of the form.
    if (!isSaidOnce) say(null);
    isSaidOnce = false;
  }
  return results;
};

/** Not what the server refused for a reason of its own, which it tells. */
function isFailure(result: unknown): boolean {
  return !(result instanceof Response) && !(isRouteErrorResponse(result) && result.status < 500);
}

function classifyFailure(results: readonly unknown[]): Failure {
  if (results.every(isTurnedAway)) return 'unsaved';
  return results.every((result) => isRouteErrorResponse(result) && result.status === FULL_DISK_STATUS)
    ? 'full'
    : 'unsure';
}

/** By the guard, before anything was done (`require-session.server.ts`). */
function isTurnedAway(result: unknown): boolean {
  return isRouteErrorResponse(result) && result.status === 503;
}

/** Whether the last form that was sent, or the page as it is, waits for a server that can do it. */
export function hasSaveFailure(): boolean {
  return failure !== null;
}

/** Says so, until the server answers again or another page is opened: in the window that stands over a page as well. */
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

/** At the top of the window, however far down someone reads; and what `keepPageOnFailure` goes by. */
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

/** What was said of a page is not said of the next. */
function UntilLeft() {
  useEffect(() => () => say(null), []);
  return null;
}
