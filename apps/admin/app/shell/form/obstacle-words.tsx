import { useEffect, useRef, type ReactNode } from 'react';
import type { Obstacle } from './find-obstacle.ts';
import { SignInAgain } from './sign-in-again.tsx';

const words: Readonly<Record<Obstacle, ReactNode>> = {
  offline: 'Not sent: there is no connection to the server. What you typed is still here; press again in a moment.',
  'signed-out': (
    <>
      Not sent: you are signed out. What you typed is still here. <SignInAgain />, then press again.
    </>
  ),
  'someone-else':
    'Not sent: somebody else is signed in in this browser by now, and it would go out in their name. What you typed is still here. In another tab, sign out and in again as yourself; then press again.',
};

/** Says why nothing was sent, and what to do: seen and read aloud as it comes. */
export function ObstacleWords({ obstacle }: { readonly obstacle: Obstacle }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // What it answers is no way to take it back: browsers give a promise by now.
    line.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p ref={line} role="alert" className="w-full font-medium text-danger">
      {words[obstacle]}
    </p>
  );
}
