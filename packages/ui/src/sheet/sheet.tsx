import { ModalFrame, type ModalProps } from '../dialog/modal-frame.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';

export { ModalClose as SheetClose } from '../dialog/modal-frame.tsx';

export const sheetSides = ['bottom', 'left', 'right', 'full'] as const;
export type SheetSide = (typeof sheetSides)[number];

export interface SheetProps extends ModalProps {
  /** The edge it slides in from; `full` covers the screen. Default: `right`. */
  side?: SheetSide | undefined;
}

const sides: Record<SheetSide, string> = {
  bottom:
    'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-md data-[state=closed]:animate-to-bottom data-[state=open]:animate-from-bottom',
  left: 'inset-y-0 left-0 w-[min(24rem,88vw)] data-[state=closed]:animate-to-left data-[state=open]:animate-from-left',
  right:
    'inset-y-0 right-0 w-[min(26rem,92vw)] data-[state=closed]:animate-to-right data-[state=open]:animate-from-right',
  full: 'inset-0 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
};

/** A drawer from an edge of the screen, for filters and menus on a phone. Closes on Escape and on a click outside. */
export function Sheet({ side = 'right', className, ...rest }: SheetProps) {
  return <ModalFrame data-slot="sheet" data-side={side} {...rest} className={joinClasses(sides[side], className)} />;
}
