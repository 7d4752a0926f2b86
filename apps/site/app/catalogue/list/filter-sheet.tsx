import { Button } from '@showroom/ui/button';
import { lazy, Suspense, useState } from 'react';
import type { FilterPanelProps } from './filter-panel.tsx';

const FilterSheetPanel = lazy(() => import('./filter-sheet-panel.tsx'));

export interface FilterSheetProps extends Pick<FilterPanelProps, 'address' | 'action' | 'groups' | 'types' | 'noun'> {
  /** Products that match now. */
  readonly found: number;
  /** Values chosen now. */
  readonly chosen: number;
}

/** The filters on a phone: a button, and a sheet from the bottom edge that is fetched when it is first wanted. */
export function FilterSheet({ chosen, found, ...panel }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  return (
    <div className="lg:hidden noscript:hidden">
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => setIsWanted(true)}
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      >
        Filters{chosen > 0 ? ` (${chosen})` : ''}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <FilterSheetPanel {...panel} found={found} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </div>
  );
}
