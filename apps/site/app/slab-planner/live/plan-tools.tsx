import { Button } from '@showroom/ui/button';
import { useEffect, useState } from 'react';
import type { Planner } from './use-planner.ts';

/** Undo, redo and a link to the plan. They need scripts. */
export function PlanTools({ planner }: { readonly planner: Planner }) {
  const { canUndo, canRedo, change, code } = planner;
  useUndoKeys(change);
  if (code === '' && !canUndo && !canRedo) return null;
  return (
    <div className="-mx-3.5 flex flex-wrap items-center noscript:hidden">
      <Button variant="quiet" size="small" disabled={!canUndo} onClick={() => change({ type: 'undo' })}>
        Undo
      </Button>
      <Button variant="quiet" size="small" disabled={!canRedo} onClick={() => change({ type: 'redo' })}>
        Redo
      </Button>
      {code !== '' && <CopyLink isCurrent={code !== null} key={code} />}
    </div>
  );
}

/** Copies the page's URL, which has the plan. */
function CopyLink({ isCurrent }: { readonly isCurrent: boolean }) {
  const [note, setNote] = useState('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      setNote('Link copied');
    } catch {
      // Not allowed, or not a secure page: the address bar has it, too.
      setNote('Copy the link from the address bar.');
    }
  }
  return (
    <>
      <Button variant="quiet" size="small" disabled={!isCurrent} onClick={() => void copy()}>
        Copy link
      </Button>
      <span role="status" className="text-small text-ink-muted">
        {note}
      </span>
    </>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y, except in a text field, where browsers undo typing. */
function useUndoKeys(change: Planner['change']): void {
  useEffect(() => {
    function undoOrRedo(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text'))
        return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      change({ type: isRedo ? 'redo' : 'undo' });
    }
    addEventListener('keydown', undoOrRedo);
    return () => removeEventListener('keydown', undoOrRedo);
  }, [change]);
}
