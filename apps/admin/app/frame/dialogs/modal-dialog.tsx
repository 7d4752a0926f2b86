import { joinClasses } from '@showroom/ui/join-classes';
import { useEffect, useId, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { NotSaved } from '../form/not-saved.tsx';
import { rememberPlace } from './remember-place.ts';

/** Whether the focus is on no control: lost with the window, or on the page as a whole. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches('main');
}

const widths = { small: 'max-w-md', wide: 'max-w-3xl' } as const;

export interface ModalDialogProps {
  /** Names the window. */
  readonly title: ReactNode;
  /** `small` for a question, `wide` for a form; on a phone a form takes the whole screen. Default `small`. */
  readonly size?: keyof typeof widths;
  /** Where what it holds grows and shrinks, its head stands still: beneath the upper edge. Default: in the middle. */
  readonly isHeld?: boolean;
  /** In the corner: the way out of it. */
  readonly close?: ReactElement;
  /** Someone pressed Escape, or made the gesture for it. */
  readonly onCancel: () => void;
  /** What takes the focus as it opens. Default: the window itself. */
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
    // The window itself: its name is read, and on a phone no keyboard comes up over it.
    (focus?.current ?? current).focus();
    // Closed, it gives the focus back to what opened it, or to what stands in the place of that; on another page that has taken it by then.
    return () => {
      requestAnimationFrame(() => {
        // Who has gone on to another control since, and types there, is not called back.
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
        // A window over this one, or who thinks better of choosing a file, closes nothing else.
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
      {/* No `header`: a window is no section, and one in it would be taken for that of the whole page. */}
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
