import { CloseIcon } from '@showroom/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { ModalDialog } from '../dialogs/modal-dialog.tsx';
import { CommandPalette } from './command-palette.tsx';

export interface CommandPaletteDialogProps {
  readonly onClose: () => void;
}

/** The finder over the page that is open. */
export function CommandPaletteDialog({ onClose }: CommandPaletteDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  const [before] = useState(() => document.activeElement);
  // Back to where one was; whoever goes on to another page is led into it after this.
  useEffect(() => () => (before instanceof HTMLElement ? before.focus() : undefined), [before]);
  return (
    <ModalDialog
      title="Search"
      size="wide"
      isHeld
      focus={box}
      onCancel={onClose}
      close={
        <button
          type="button"
          onClick={onClose}
          aria-label="Close"
          className="grid size-11 place-items-center rounded-sm hover:bg-stone-100"
        >
          <CloseIcon />
        </button>
      }
    >
      <CommandPalette box={box} onChoose={onClose} />
    </ModalDialog>
  );
}
