import { joinClasses } from '../join-classes/join-classes.ts';
import { ModalFrame, type ModalProps } from './modal-frame.tsx';

export { isFocusFree, ModalClose as DialogClose, modalCloseClass as dialogCloseClass } from './modal-frame.tsx';

export const dialogSizes = ['small', 'medium', 'large', 'full'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps extends ModalProps {
  /**
   * `small` for a question, `medium` for a text, `large` for a form, which fills a phone's screen, `full` for a picture.
   * Default: `medium`.
   */
  size?: DialogSize | undefined;
  /** Keeps its upper edge in place while the content grows and shrinks. Default: centred. */
  isHeld?: boolean | undefined;
}

const windowLook = 'h-fit max-h-[calc(100dvh-2rem)] rounded-md max-sm:w-[calc(100%-2rem)]';

const sizes: Record<DialogSize, string> = {
  small: `max-w-md ${windowLook}`,
  medium: `max-w-2xl ${windowLook}`,
  large: 'h-dvh max-w-3xl sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:rounded-md sm:data-held:max-h-[84dvh]',
  full: 'h-dvh max-w-none',
};

/** A modal dialog. Its content is in the server's HTML only with `isInline`. */
export function Dialog({ size = 'medium', isHeld = false, className, ...rest }: DialogProps) {
  return (
    <ModalFrame
      data-slot="dialog"
      data-held={isHeld || undefined}
      {...rest}
      className={joinClasses(
        'w-full data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in',
        isHeld ? 'inset-x-0 top-0 mx-auto sm:top-[8vh]' : 'inset-0 m-auto',
        sizes[size],
        className,
      )}
    />
  );
}
