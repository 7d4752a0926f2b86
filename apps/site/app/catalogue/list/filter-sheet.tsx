import { Button } from '@showroom/ui/button';
import { fetchedPart } from '@showroom/ui/fetched-part';
import { useEffect, useState } from 'react';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import type { FilterSheetPanelProps } from './filter-sheet-panel.tsx';

const FilterSheetPanel = fetchedPart(() => {
  // Fetched together, because one imports the other.
  void import('@showroom/ui/sheet').catch(() => {});
  return import('./filter-sheet-panel.tsx');
}, FiltersInPlace);

export interface FilterSheetProps extends Pick<
  FilterPanelProps,
  'address' | 'action' | 'groups' | 'types' | 'noun' | 'choiceAs'
> {
  /** Matching products. */
  readonly found: number;
  /** Active filters. */
  readonly chosen: number;
}

/** A phone's filters: a button and a sheet, whose code is fetched on demand. */
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

/** The filters above the list, if the sheet's code can't be fetched. */
function FiltersInPlace({ isOpen, ...panel }: FilterSheetPanelProps) {
  return isOpen && <FilterPanel {...panel} />;
}
