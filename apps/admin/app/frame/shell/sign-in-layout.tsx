import { Outlet } from 'react-router-dom';
import { requireStore } from '../session/require-session.server.ts';
import type { Route } from './+types/sign-in-layout';
import { PageFailure, keepPageOnFailure } from '../form/not-saved.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireStore];
export const clientMiddleware = [keepPageOnFailure];

/** Nothing is saved before sign-in, and a second click does no harm. */
const words = {
  unsaved: 'Something went wrong. Try again in a moment.',
  unsure: 'The server didn’t respond. What you typed is still here; check your connection and try again.',
} as const;

/** The layout before sign-in. Its pages stay as they are when the server doesn’t respond. */
export default function SignInLayout() {
  return (
    <>
      <PageFailure words={words} />
      <Outlet />
    </>
  );
}
