import { joinClasses } from '../join-classes/join-classes.ts';
import { ModalFrame, type ModalProps } from './modal-frame.tsx';

export { ModalClose as DialogClose } from './modal-frame.tsx';

export const dialogSizes = ['small', 'medium', 'large', 'full'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps extends ModalProps {
  /** `small` for a question, `medium` for a form, `full` for a picture. Default: `medium`. */
  size?: DialogSize | undefined;
}

const sizes: Record<DialogSize, string> = {
  small: 'max-w-md',
  medium: 'max-w-2xl',
  large: 'max-w-5xl',
  full: 'h-dvh max-h-dvh max-w-none rounded-none',
};

/** A modal dialog. Search engines don't see its content. */
export function Dialog({ size = 'medium', className, ...rest }: DialogProps) {
  return (
    <ModalFrame
      data-slot="dialog"
      {...rest}
      className={joinClasses(
        'inset-x-0 top-1/2 mx-auto w-full -translate-y-1/2 data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in',
        size !== 'full' && 'max-h-[calc(100dvh-2rem)] rounded-md max-sm:w-[calc(100%-2rem)]',
        sizes[size],
        className,
      )}
    />
  );
}
