import { Dialog } from '@showroom/ui/dialog';
import { useRef } from 'react';
import { CommandPalette } from './command-palette.tsx';

export interface CommandPaletteDialogProps {
  readonly onClose: () => void;
}

/** The command palette over the open page. */
export function CommandPaletteDialog({ onClose }: CommandPaletteDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      title="Search"
      size="large"
      isHeld
      onOpenChange={onClose}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        box.current?.focus();
      }}
    >
      <CommandPalette box={box} onChoose={onClose} />
    </Dialog>
  );
}
