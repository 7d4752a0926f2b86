import { Button } from '@showroom/ui/button';
import { fetchedPart } from '@showroom/ui/fetched-part';
import { useEffect, useState } from 'react';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import type { FilterSheetPanelProps } from './filter-sheet-panel.tsx';

const FilterSheetPanel = fetchedPart(() => {
  // Asked for together: the one names the other.
  void import('@showroom/ui/sheet').catch(() => {});
  return import('./filter-sheet-panel.tsx');
}, FiltersInPlace);

export interface FilterSheetProps extends Pick<
  FilterPanelProps,
  'address' | 'action' | 'groups' | 'types' | 'noun' | 'choiceAs'
> {
  /** Products that match now. */
  readonly found: number;
  /** Values chosen now. */
  readonly chosen: number;
}

/** The filters on a phone: a button, and a sheet from the bottom edge that is fetched when it is first wanted. */
export function FilterSheet({ chosen, ...panel }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => FilterSheetPanel.fetchOnceTouched(), []);
  return (
    <div className="lg:hidden noscript:hidden">
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={FilterSheetPanel.prefetch}
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      >
        {`Filters${chosen > 0 ? ` (${chosen})` : ''}`}
      </Button>
      {isWanted && <FilterSheetPanel {...panel} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </div>
  );
}

/** The filters without their sheet, where that does not come: they stand above the list and work all the same. */
function FiltersInPlace({ isOpen, ...panel }: FilterSheetPanelProps) {
  return isOpen && <FilterPanel {...panel} />;
}
