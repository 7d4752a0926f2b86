import type { DraftKeeping } from './use-draft.ts';

const buttonClasses = 'min-h-11 cursor-pointer font-medium text-spruce underline underline-offset-4';

/** Tells the visitor that a draft came back or was cleared, with the way out of either. Always mounted, so it is announced. */
export function DraftStatus({ draft }: { draft: DraftKeeping }) {
  return (
    <output className="block text-small text-ink-muted empty:absolute">
      {draft.notice?.kind === 'restored' && (
        <span className="flex flex-wrap items-center gap-x-3 border-l-2 border-brass pl-4">
          <span>
            We brought back what you typed on {formatDay(draft.notice.savedAt)}. It is kept in this browser only. Files
            have to be added again.
          </span>
          <button type="button" className={buttonClasses} onClick={draft.startOver}>
            Start over
          </button>
        </span>
      )}
      {draft.notice?.kind === 'cleared' && (
        <span className="flex flex-wrap items-center gap-x-3 border-l-2 border-brass pl-4">
          <span>The form is empty again.</span>
          <button type="button" className={buttonClasses} onClick={draft.bringBack}>
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
