import { useEffect, useRef } from 'react';
import type { Obstacle } from './find-obstacle.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Says why nothing was sent, and what to do: seen and read aloud as it comes. */
export function ObstacleWords({ obstacle }: { readonly obstacle: Obstacle }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // What it answers is no way to take it back: browsers give a promise by now.
    words.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p ref={words} role="alert" className="w-full font-medium text-danger">
      {obstacle === 'offline' ? (
        'Not sent: there is no connection to the server. What you typed is still here; press again in a moment.'
      ) : (
        <>
          Not sent: you are signed out. What you typed is still here. <SignInAgain />, then press again.
        </>
      )}
    </p>
  );
}
