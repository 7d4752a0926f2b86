import { useEffect, useState, type ReactElement } from 'react';
import { saveTypedAnswers, readTypedAnswers } from './typed-answers.ts';

export interface LostAnswersProps {
  /** The button that reloads the page. */
  readonly children: ReactElement;
}

/** For an error page that replaces one with forms: shows what was typed, and keeps it for a reload. */
export function LostAnswers({ children }: LostAnswersProps) {
  // On the first render, the failed page is still in the document.
  const [answers] = useState(readTypedAnswers);
  useEffect(() => {
    if (answers.length > 0) saveTypedAnswers(answers);
  }, [answers]);
  return (
    <>
      {answers.length > 0 && (
        <div role="region" aria-label="What you typed" className="mt-6 border-l-2 border-brass pl-4">
          <p>What you typed is saved. Reload the page to continue.</p>
          <dl className="mt-3 grid gap-2 text-small">
            {answers.map(({ label, text, name, at }) => (
              <div key={`${name} ${at}`}>
                <dt className="text-ink-muted">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {children}
    </>
  );
}
