import { Button } from '@showroom/ui/button';
import { Sheet } from '@showroom/ui/sheet';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';

export interface FilterSheetPanelProps extends FilterSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The sheet itself. Each tick changes the list behind it; the button says how many colours wait there. */
export default function FilterSheetPanel({ action, groups, found, isOpen, onOpenChange }: FilterSheetPanelProps) {
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      side="bottom"
      title="Filter colours"
      footer={
        <Button className="w-full" onClick={() => onOpenChange(false)}>
          Show {found} {found === 1 ? 'colour' : 'colours'}
        </Button>
      }
    >
      <FilterPanel action={action} groups={groups} />
    </Sheet>
  );
}
