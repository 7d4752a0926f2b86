import { useEffect, useState, type ReactElement } from 'react';
import { keepTypedAnswers, readTypedAnswers } from './typed-answers.ts';

export interface LostAnswersProps {
  /** The button that loads the page again. */
  readonly children: ReactElement;
}

/**
 * For an error page that takes the place of one with forms: shows what was typed there, and keeps it for when the page is
 * loaded again.
 */
export function LostAnswers({ children }: LostAnswersProps) {
  // While this is first drawn, the failed page is still in the document.
  const [answers] = useState(readTypedAnswers);
  useEffect(() => {
    if (answers.length > 0) keepTypedAnswers(answers);
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
