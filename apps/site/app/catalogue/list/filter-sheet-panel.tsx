import { Button } from '@showroom/ui/button';
import { Sheet } from '@showroom/ui/sheet';
import { memo } from 'react';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

export interface FilterSheetPanelProps extends FilterPanelProps {
  /** Products that match now. */
  readonly found: number;
  readonly isOpen: boolean;
  /** Drawn before it opens. */
  readonly isAhead: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The sheet itself. Each tick changes the list behind it; the button says how many products wait there. */
export default function FilterSheetPanel({ found, isOpen, isAhead, onOpenChange, ...panel }: FilterSheetPanelProps) {
  return (
    <Sheet
      open={isOpen}
      isAhead={isAhead}
      onOpenChange={onOpenChange}
      side="bottom"
      title={`Filter ${panel.noun.many}`}
      footer={
        <Button className="w-full" onClick={() => onOpenChange(false)}>
          {`Show ${found} ${found === 1 ? panel.noun.one : panel.noun.many}`}
        </Button>
      }
    >
      <Filters {...panel} />
    </Sheet>
  );
}

/** Drawn once, and not again as the sheet opens. */
const Filters = memo(FilterPanel);
