import { useEffect, useRef, type ReactNode } from 'react';
import type { SaveProblem } from './find-save-problem.ts';
import { SignInAgain } from './sign-in-again.tsx';

const words: Readonly<Record<SaveProblem, (kept: string) => ReactNode>> = {
  offline: (kept) => `Not saved: couldn’t reach the server. ${kept}; try again in a moment.`,
  'signed-out': (kept) => (
    <span>
      Not saved: you’ve been signed out. {kept}. <SignInAgain />, then try again.
    </span>
  ),
  'someone-else': (kept) =>
    `Not saved: someone else is signed in on this browser. ${kept}. In another tab, sign out and sign back in as yourself, then try again.`,
};

export interface SaveProblemMessageProps {
  readonly saveProblem: SaveProblem;
  /** What remains to be sent, as a sentence without its full stop. */
  readonly kept?: string;
}

/** Says why nothing was sent and what to do, visibly and to screen readers. */
export function SaveProblemMessage({ saveProblem, kept = 'What you typed is still here' }: SaveProblemMessageProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The return value is no cleanup: browsers return a promise by now.
    line.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p ref={line} role="alert" className="w-full font-medium text-danger">
      {words[saveProblem](kept)}
    </p>
  );
}
