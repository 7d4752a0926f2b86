import { CloseIcon } from '@showroom/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { ModalDialog } from '../dialogs/modal-dialog.tsx';
import { CommandPalette } from './command-palette.tsx';

export interface CommandPaletteDialogProps {
  readonly onClose: () => void;
}

/** The command palette over the open page. */
export function CommandPaletteDialog({ onClose }: CommandPaletteDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  const [before] = useState(() => document.activeElement);
  // Returns the focus to where it was. A page opened from here takes the focus afterwards.
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
