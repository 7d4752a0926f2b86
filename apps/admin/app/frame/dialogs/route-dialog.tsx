import { dialogCloseClass } from '@showroom/ui/dialog';
import { CloseIcon } from '@showroom/ui/icons';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FormDialog } from './form-dialog.tsx';

export interface RouteDialogProps {
  /** Its name: a question, or what the form does. */
  readonly title: string;
  /** `small` for a question, `large` for a long form. Default: `small`. */
  readonly size?: 'small' | 'large';
  /** The page behind the dialog, with its query. */
  readonly closeTo: string;
  /** A form, or a question with its answers. */
  readonly children: ReactNode;
}

/**
 * A dialog with its own URL: a link opens it; Back, Escape and the corner close it. It is a child route of the page behind
 * it.
 */
export function RouteDialog({ closeTo, ...rest }: RouteDialogProps) {
  const navigate = useNavigate();
  return (
    <FormDialog
      {...rest}
      onOpenChange={() => void navigate(closeTo, { preventScrollReset: true })}
      onOpenAutoFocus={(event) => {
        // The dialog itself: its name is read out, no keyboard opens on a phone, and Enter doesn't delete.
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
      }}
      close={
        <Link to={closeTo} preventScrollReset aria-label="Close" className={dialogCloseClass}>
          <CloseIcon />
        </Link>
      }
    />
  );
}
