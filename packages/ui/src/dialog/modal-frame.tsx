import * as RadixDialog from '@radix-ui/react-dialog';
import { Fragment, useId, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';

/** Props of dialog and sheet. */
export interface ModalProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  /** Names the dialog; always available to screen readers. */
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Hides the title if the content shows it. Default: false. */
  isTitleHidden?: boolean | undefined;
  /** The element that opens the dialog. Omit it when the caller controls `open`. */
  trigger?: ReactNode;
  /** Set by a caller that controls it. */
  open?: boolean | undefined;
  /** Initially open, when uncontrolled. Default: false. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Stays visible below the scrolling content, for buttons. */
  footer?: ReactNode;
  /** Content without padding and scrolling. Default: false. */
  isBodyBare?: boolean | undefined;
  /** Default: "Close". */
  closeLabel?: string | undefined;
  /** Replaces the close button, such as by a link, which works without scripts. `null` for none. */
  close?: ReactElement | null | undefined;
  /** Stays visible above the scrolling content, for an error of the whole form. */
  notice?: ReactElement | null | undefined;
  /** Renders in place, not in a portal: then it is in the server's HTML and works without scripts. Default: false. */
  isInline?: boolean | undefined;
}

interface ModalFrameProps extends ModalProps {
  overlayClassName?: string | undefined;
}

/** The look of the close control in the corner. */
export const modalCloseClass =
  'grid size-11 shrink-0 place-items-center rounded-sm bg-paper/80 text-ink-muted hover:bg-stone-100 hover:text-ink';

/** Radix's modal dialog in our design: overlay, frame, title, scrolling content, footer. */
export function ModalFrame({
  title,
  description,
  isTitleHidden = false,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  footer,
  isBodyBare = false,
  closeLabel = 'Close',
  close,
  notice,
  isInline = false,
  overlayClassName,
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  children,
  ...rest
}: ModalFrameProps) {
  /** Radix returns the focus only to its own trigger, which a controlled dialog doesn't have. */
  const opener = useRef<Element | null>(null);
  // Radix names the dialog in an effect, which the server's HTML lacks.
  const titleId = useId();
  const Place = isInline ? Fragment : RadixDialog.Portal;
  const hasDescription = description !== undefined && description !== null;
  return (
    <RadixDialog.Root
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger !== undefined && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <Place>
        <RadixDialog.Overlay
          data-slot="overlay"
          className={joinClasses(
            'fixed inset-0 z-50 bg-ink/45 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
            overlayClassName,
          )}
        />
        <RadixDialog.Content
          // Otherwise Radix warns about the missing description.
          {...(hasDescription ? {} : { 'aria-describedby': undefined })}
          aria-labelledby={titleId}
          {...rest}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            onOpenAutoFocus?.(event);
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (event.defaultPrevented || trigger !== undefined || !(opener.current instanceof HTMLElement)) return;
            event.preventDefault();
            if (isFocusFree()) opener.current.focus();
          }}
          className={joinClasses(
            'fixed z-50 flex flex-col bg-paper text-ink shadow-raised outline-none forced-colors:border',
            className,
          )}
        >
          <div
            className={joinClasses(
              'flex shrink-0 items-start justify-between gap-4',
              isTitleHidden ? 'absolute top-2 right-2 z-10' : 'border-b border-hairline py-3 pr-3 pl-5 sm:pl-6',
            )}
          >
            <div className={isTitleHidden ? 'sr-only' : 'min-w-0 py-1.5'}>
              <RadixDialog.Title id={titleId} className="font-serif text-subheading">
                {title}
              </RadixDialog.Title>
              {hasDescription && (
                <RadixDialog.Description className="mt-1 text-small text-ink-muted">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            {close === undefined ? (
              <RadixDialog.Close className={modalCloseClass} aria-label={closeLabel}>
                <CloseIcon />
              </RadixDialog.Close>
            ) : (
              close
            )}
          </div>
          {notice}
          <div
            data-slot="modal-body"
            className={joinClasses(
              'min-h-0 flex-1 last:rounded-b-[inherit]',
              isBodyBare ? 'overflow-hidden' : 'overflow-y-auto overscroll-contain',
            )}
          >
            <div className={isBodyBare ? 'contents' : 'px-5 py-5 sm:px-6'}>{children}</div>
          </div>
          {footer !== undefined && (
            <footer className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-hairline px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
              {footer}
            </footer>
          )}
        </RadixDialog.Content>
      </Place>
    </RadixDialog.Root>
  );
}

/** Whether no control has the focus: it was lost with the dialog, or is on the page as a whole. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches('main');
}

interface ModalCloseProps {
  readonly children: ReactNode;
}

/** Closes its dialog: `<ModalClose><Button>Keep it</Button></ModalClose>`. */
export function ModalClose({ children }: ModalCloseProps) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
