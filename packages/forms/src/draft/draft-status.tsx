import { useEffect, useRef } from 'react';
import type { DraftKeeping } from './use-draft.ts';

const buttonClasses = 'min-h-11 cursor-pointer font-medium text-spruce underline underline-offset-4';

/** The heading of a step, or the first visible field. */
const FORM_START = 'h2[tabindex], :is(input, select, textarea):not([type="hidden"], [tabindex="-1"])';

export interface DraftStatusProps {
  readonly draft: DraftKeeping;
  /** Whether the form accepts files, which drafts can't contain. */
  readonly takesFiles: boolean;
}

/** Tells the visitor that a draft was restored or cleared, and offers to undo that. Always mounted, so that it is announced. */
export function DraftStatus({ draft, takesFiles }: DraftStatusProps) {
  const status = useRef<HTMLOutputElement>(null);
  const wasClicked = useRef(false);
  const kind = draft.notice?.kind;
  const lastKind = useRef(kind);
  // A button disappears once it was used: focus moves to the one that undoes it, or to the start of the form.
  useEffect(() => {
    if (lastKind.current === kind) return;
    lastKind.current = kind;
    if (wasClicked.current && document.activeElement === document.body) {
      const form = status.current?.closest('form');
      (status.current?.querySelector('button') ?? form?.querySelector<HTMLElement>(FORM_START))?.focus();
    }
    wasClicked.current = false;
  }, [kind]);
  const onClick = (action: () => void) => () => {
    wasClicked.current = true;
    action();
  };
  return (
    <output ref={status} className="block text-small text-ink-muted empty:absolute">
      {draft.notice?.kind === 'restored' && (
        <span className="flex flex-wrap items-center gap-x-3 border-l-2 border-brass pl-4">
          <span>
            We restored what you typed on {formatDay(draft.notice.savedAt)}. It’s saved only in this browser.
            {takesFiles && <span> You’ll need to add your files again.</span>}
          </span>
          <button type="button" className={buttonClasses} onClick={onClick(draft.startOver)}>
            Start over
          </button>
        </span>
      )}
      {draft.notice?.kind === 'cleared' && (
        <span className="flex flex-wrap items-center gap-x-3 border-l-2 border-brass pl-4">
          <span>The form has been cleared.</span>
          <button type="button" className={buttonClasses} onClick={onClick(draft.restoreDraft)}>
            Undo
          </button>
        </span>
      )}
    </output>
  );
}

function formatDay(savedAt: number): string {
  return new Date(savedAt).toLocaleDateString('en-CA', { month: 'long', day: 'numeric' });
}
