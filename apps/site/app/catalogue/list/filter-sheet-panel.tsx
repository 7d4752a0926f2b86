import { Button } from '@showroom/ui/button';
import { Sheet } from '@showroom/ui/sheet';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

export interface FilterSheetPanelProps extends FilterPanelProps {
  readonly found: number;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The filters in a sheet over the list, which each click changes. The button shows the number of matches. */
export default function FilterSheetPanel({ found, isOpen, onOpenChange, ...panel }: FilterSheetPanelProps) {
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      side="bottom"
      title={`Filter ${panel.noun.many}`}
      footer={
        <Button className="w-full" onClick={() => onOpenChange(false)}>
          {`Show ${found} ${found === 1 ? panel.noun.one : panel.noun.many}`}
        </Button>
      }
    >
      <FilterPanel {...panel} hasHeading={false} />
    </Sheet>
  );
}
