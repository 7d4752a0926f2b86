import { Button } from '@showroom/ui/button';
import { Sheet } from '@showroom/ui/sheet';
import { memo, useEffect, useState } from 'react';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import type { Foresight } from './use-foresight.ts';

export interface FilterSheetPanelProps extends FilterPanelProps {
  /** Products that match now. */
  readonly found: number;
  /** Tells how many will be left, before they are. */
  readonly foresight: Foresight;
  readonly isOpen: boolean;
  /** Drawn before it opens. */
  readonly isAhead: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The sheet itself. Each tick changes the list behind it; the button says how many products wait there. */
export default function FilterSheetPanel({
  found,
  foresight,
  isOpen,
  isAhead,
  onOpenChange,
  ...panel
}: FilterSheetPanelProps) {
  return (
    <Sheet
      open={isOpen}
      isAhead={isAhead}
      onOpenChange={onOpenChange}
      side="bottom"
      title={`Filter ${panel.noun.many}`}
      footer={
        <Button className="w-full" onClick={() => onOpenChange(false)}>
          <ShowFound found={found} foresight={foresight} noun={panel.noun} />
        </Button>
      }
    >
      <Filters {...panel} />
    </Sheet>
  );
}

/** Drawn once, and not again as the sheet opens. */
const Filters = memo(FilterPanel);

/** The words of the button. They alone are drawn again at a tick, until its list is there. */
function ShowFound({ found, foresight, noun }: Pick<FilterSheetPanelProps, 'found' | 'foresight' | 'noun'>) {
  const [foreseen, setForeseen] = useState({ count: found, by: foresight });
  useEffect(
    () =>
      foresight((stays) => {
        // Of a list with other pages, only the server knows how many are left.
        const isWhole = stays?.length === found;
        setForeseen({ count: isWhole ? stays.filter(Boolean).length : found, by: foresight });
      }),
    [found, foresight],
  );
  const count = foreseen.by === foresight ? foreseen.count : found;
  return `Show ${count} ${count === 1 ? noun.one : noun.many}`;
}
