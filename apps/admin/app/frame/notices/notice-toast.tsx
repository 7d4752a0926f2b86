import { Button } from '@showroom/ui/button';
import { useToast } from '@showroom/ui/toast';
import { useEffect, useRef } from 'react';
import { useLocation, useSubmit } from 'react-router-dom';
import { Form } from '../form/form.tsx';
import { hasSaveFailure } from '../form/not-saved.tsx';
import { UNDONE_AT, type Notice } from './notice.ts';

/** Long enough to notice a mistake and click Undo. */
const UNDO_MS = 10_000;

/**
 * Shows the notice of the last form: a toast, or a line above the page without scripts. If Undo fails because the
 * server is down, it is offered again.
 */
export function NoticeToast({ notice }: { readonly notice: Notice | null }) {
  const showToast = useToast();
  const submit = useSubmit();
  const shownId = useRef<string>(undefined);
  const { pathname, search } = useLocation();
  const at = useRef('');
  useEffect(() => {
    at.current = `${pathname}${search}`;
  }, [pathname, search]);
  useEffect(() => {
    if (notice === null || notice.id === shownId.current) return;
    shownId.current = notice.id;
    const { text, undoPath, hasFailed = false } = notice;
    if (undoPath === undefined) return showToast({ text, tone: hasFailed ? 'danger' : 'success' });
    const offer = () => showToast({ text, durationMs: UNDO_MS, action: { label: 'Undo', onClick: () => void undo() } });
    const undo = async () => {
      await submit({ [UNDONE_AT]: at.current }, { method: 'post', action: undoPath, preventScrollReset: true });
      if (hasSaveFailure()) offer();
    };
    offer();
  }, [notice, showToast, submit]);

  if (notice === null) return null;
  return (
    <noscript>
      <div
        className={`flex flex-wrap items-center gap-4 px-4 py-2 sm:px-6 lg:px-8 ${
          notice.hasFailed ? 'bg-danger-surface text-danger' : 'bg-success-surface text-success'
        }`}
      >
        <p role="status" className="font-medium">
          {notice.text}
        </p>
        {notice.undoPath !== undefined && (
          <Form method="post" action={notice.undoPath}>
            <input type="hidden" name={UNDONE_AT} value={`${pathname}${search}`} />
            <Button type="submit" size="small" variant="secondary">
              Undo
            </Button>
          </Form>
        )}
      </div>
    </noscript>
  );
}
