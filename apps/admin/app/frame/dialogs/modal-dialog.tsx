import { joinClasses } from '@showroom/ui/join-classes';
import { useEffect, useId, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { NotSaved } from '../form/not-saved.tsx';
import { rememberPlace } from './remember-place.ts';

/** Whether no control has the focus: it was lost with the dialog, or is on the page as a whole. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches('main');
}

const widths = { small: 'max-w-md', wide: 'max-w-3xl' } as const;

export interface ModalDialogProps {
  readonly title: ReactNode;
  /** `small` for a question, `wide` for a form; on a phone a form fills the screen. Default: `small`. */
  readonly size?: keyof typeof widths;
  /** Keeps the head below the upper edge while the content grows and shrinks. Default: centred. */
  readonly isHeld?: boolean;
  /** The close button in the corner. */
  readonly close?: ReactElement;
  /** Called on Escape or the platform’s close gesture. */
  readonly onCancel: () => void;
  /** Takes the focus on opening. Default: the dialog itself. */
  readonly focus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * A window over the page: the browser's own, so that it stands in finished HTML and can be used before, or without, scripts.
 * With them the page behind it is held.
 */
export function ModalDialog({
  title,
  size = 'small',
  isHeld = false,
  close,
  onCancel,
  focus,
  children,
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    if (current === null) return undefined;
    const opener = document.activeElement;
    const findSuccessor = opener instanceof HTMLElement && opener !== document.body ? rememberPlace(opener) : null;
    const heading = document.querySelector('main h1');
    if ('showModal' in current) {
      current.removeAttribute('open');
      current.showModal();
    }
    // The dialog itself: its name is read out, and no keyboard opens on a phone.
    (focus?.current ?? current).focus();
    // On close, the focus returns to what opened the dialog or to what took its place, unless a new page has taken
    // it.
    return () => {
      requestAnimationFrame(() => {
        // Someone who has moved on to another control keeps the focus.
        if (!isFocusFree()) return;
        if (opener?.isConnected || heading?.isConnected) findSuccessor?.()?.focus();
      });
    };
  }, [focus]);

  return (
    <dialog
      ref={dialog}
      open
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A cancelled file picker or a dialog on top closes nothing else.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onCancel();
      }}
      className={joinClasses(
        'modal-dialog fixed inset-0 z-40 m-auto w-full overflow-y-auto overscroll-contain border border-hairline bg-paper text-ink shadow-raised outline-none',
        size === 'wide'
          ? 'h-dvh max-h-none max-sm:border-0 sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:rounded-md'
          : 'max-h-[calc(100dvh-2rem)] max-sm:w-[calc(100%-2rem)] rounded-md',
        widths[size],
        isHeld && 'sm:mt-[8vh]',
      )}
    >
      {/* Not `header`: inside a dialog it would count as the page’s banner. */}
      <div className="sticky top-0 z-10 border-b border-hairline bg-paper">
        <div className="flex items-start justify-between gap-4 py-3 pr-3 pl-5 sm:pl-6">
          <h2 id={titleId} className="py-1.5 font-serif text-subheading">
            {title}
          </h2>
          {close}
        </div>
        <NotSaved />
      </div>
      <div className="px-5 py-5 sm:px-6">{children}</div>
    </dialog>
  );
}
