import { CloseIcon } from '@showroom/ui/icons';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx';

export interface RouteDialogProps extends Pick<ModalDialogProps, 'title' | 'size'> {
  /** The page behind the dialog, with its query. */
  readonly closeTo: string;
  /** A form, or a question with its answers. */
  readonly children: ReactNode;
}

/**
 * A window with an address of its own: a link opens it, Back closes it, and so do Escape and its corner. It is a route inside
 * of the one whose page it stands over.
 */
export function RouteDialog({ closeTo, children, ...rest }: RouteDialogProps) {
  const navigate = useNavigate();
  return (
    <ModalDialog
      {...rest}
      onCancel={() => void navigate(closeTo, { preventScrollReset: true })}
      close={
        <Link
          to={closeTo}
          preventScrollReset
          aria-label="Close"
          className="grid size-11 shrink-0 place-items-center rounded-sm text-ink-muted hover:bg-stone-100 hover:text-ink"
        >
          <CloseIcon />
        </Link>
      }
    >
      {children}
    </ModalDialog>
  );
}
