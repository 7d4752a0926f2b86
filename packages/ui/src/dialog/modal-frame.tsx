import * as RadixDialog from '@radix-ui/react-dialog';
import { hideOthers } from 'aria-hidden';
import { Activity, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { RemoveScroll } from 'react-remove-scroll';
import { CloseIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';
import { useIsHydrated } from '../use-is-hydrated/use-is-hydrated.ts';

/** What dialog and sheet have in common for the caller. */
export interface ModalProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  /** Names the window; always there for a screen reader. */
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Keeps the title out of sight where the content shows it already. Default false. */
  isTitleHidden?: boolean | undefined;
  /** The one element that opens the window, such as a `Button`. Leave it out when the caller holds `open`. */
  trigger?: ReactNode;
  /** Whether it is open, where the caller holds that. */
  open?: boolean | undefined;
  /** Open from the start, where the window holds that itself. Default false. */
  defaultOpen?: boolean | undefined;
  /** Draws it before it opens, out of sight and without effect: while the finger that is about to open it is still down. Default false. */
  isAhead?: boolean | undefined;
  /** Told when it opens and when it closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** What stays in view under the scrolling content: the buttons. */
  footer?: ReactNode;
  /** The content goes from edge to edge and does not scroll. Default false. */
  isBodyBare?: boolean | undefined;
  /** Default: "Close". */
  closeLabel?: string | undefined;
}

interface ModalFrameProps extends ModalProps {
  overlayClassName?: string | undefined;
}

/**
 * The window itself: veil, frame, title, scrolling content, footer. Radix holds the focus, hears Escape and the press
 * beside it, and waits for the leaving to be drawn.
 *
 * What makes it modal is ours: Radix would forbid the page its scroll bar and every element of it the pointer, and a phone
 * works out the style of all of them again before the window shows. The veil keeps the pointer off as well, and the page
 * does not move under it.
 */
export function ModalFrame({
  title,
  description,
  isTitleHidden = false,
  trigger,
  open,
  defaultOpen = false,
  isAhead = false,
  onOpenChange,
  footer,
  isBodyBare = false,
  closeLabel = 'Close',
  overlayClassName,
  className,
  children,
  ...rest
}: ModalFrameProps) {
  const [isOpenHere, setIsOpenHere] = useState(defaultOpen);
  const isOpen = open ?? isOpenHere;
  const isUnseen = isAhead && !isOpen;
  // Drawn ahead it is another window than the last one: Radix brings one that was closed back by an effect.
  const [wasUnseen, setWasUnseen] = useState(isUnseen);
  const [turn, setTurn] = useState(0);
  if (wasUnseen !== isUnseen) {
    setWasUnseen(isUnseen);
    if (isUnseen) setTurn(turn + 1);
  }
  const isHydrated = useIsHydrated();
  const content = useRef<HTMLDivElement>(null);
  const openedBy = useRef<HTMLButtonElement>(null);
  /** What had the focus before. */
  const opener = useRef<Element | null>(null);
  const hasDescription = description !== undefined && description !== null;
  return (
    <RadixDialog.Root
      modal={false}
      open={isOpen}
      onOpenChange={(next) => {
        setIsOpenHere(next);
        onOpenChange?.(next);
      }}
    >
      {trigger !== undefined && (
        <RadixDialog.Trigger ref={openedBy} asChild>
          {trigger}
        </RadixDialog.Trigger>
      )}
      {/* What React keeps out of sight has no effects yet: the focus, the keys and the page are as they were until it opens. */}
      <Activity key={turn} mode={isUnseen ? 'hidden' : 'visible'}>
        <RadixDialog.Portal
          // Named, or the portal would wait for an effect.
          container={isHydrated ? document.body : null}
          {...(isUnseen ? { forceMount: true } : {})}
        >
          <RemoveScroll
            removeScrollBar={false}
            allowPinchZoom
            shards={[content]}
            data-slot="overlay"
            data-state={isOpen ? 'open' : 'closed'}
            className={joinClasses(
              'fixed inset-0 z-50 bg-ink/45 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
              overlayClassName,
            )}
          >
            {null}
          </RemoveScroll>
          <RadixDialog.Content
            // Radix warns unless told that having no description is meant.
            {...(hasDescription ? {} : { 'aria-describedby': undefined })}
            {...rest}
            ref={content}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              rest.onOpenAutoFocus?.(event);
            }}
            onCloseAutoFocus={(event) => {
              rest.onCloseAutoFocus?.(event);
              if (event.defaultPrevented) return;
              event.preventDefault();
              const before = openedBy.current ?? opener.current;
              if (before instanceof HTMLElement) before.focus();
            }}
            onFocusOutside={(event) => {
              // The page behind takes no focus, and does not close the window by it.
              event.preventDefault();
              content.current?.focus();
            }}
            className={joinClasses(
              'fixed z-50 flex flex-col bg-paper text-ink shadow-raised outline-none forced-colors:border',
              className,
            )}
          >
            <HideOthers />
            <div
              className={joinClasses(
                'flex shrink-0 items-start justify-between gap-4',
                isTitleHidden ? 'absolute top-2 right-2 z-10' : 'border-b border-hairline py-3 pr-3 pl-5 sm:pl-6',
              )}
            >
              <div className={isTitleHidden ? 'sr-only' : 'min-w-0 py-1.5'}>
                <RadixDialog.Title className="font-serif text-subheading">{title}</RadixDialog.Title>
                {hasDescription && (
                  <RadixDialog.Description className="mt-1 text-small text-ink-muted">
                    {description}
                  </RadixDialog.Description>
                )}
              </div>
              <RadixDialog.Close
                className="grid size-11 shrink-0 place-items-center rounded-sm bg-paper/80 text-ink-muted hover:bg-stone-100 hover:text-ink"
                aria-label={closeLabel}
              >
                <CloseIcon />
              </RadixDialog.Close>
            </div>
            <div
              data-slot="modal-body"
              className={joinClasses(
                'min-h-0 flex-1',
                isBodyBare ? 'overflow-hidden' : 'overflow-y-auto overscroll-contain px-5 py-5 sm:px-6',
              )}
            >
              {children}
            </div>
            {footer !== undefined && (
              <footer className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-hairline px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
                {footer}
              </footer>
            )}
          </RadixDialog.Content>
        </RadixDialog.Portal>
      </Activity>
    </RadixDialog.Root>
  );
}

/** While it is drawn, a screen reader hears nothing of what lies outside the window that it stands in. */
function HideOthers() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const window = mark.current?.parentElement;
    return window ? hideOthers(window) : undefined;
  }, []);
  return <span ref={mark} hidden />;
}

interface ModalCloseProps {
  /** The one button that closes. */
  readonly children: ReactNode;
}

/** Closes the window it stands in: `<ModalClose><Button>Keep it</Button></ModalClose>`. */
export function ModalClose({ children }: ModalCloseProps) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
