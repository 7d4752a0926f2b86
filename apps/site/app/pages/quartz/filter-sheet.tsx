import type { CountedGroup } from '@showroom/catalog-data/filters';
import { Button } from '@showroom/ui/button';
import { lazy, Suspense, useState } from 'react';

const FilterSheetPanel = lazy(() => import('./filter-sheet-panel.tsx'));

export interface FilterSheetProps {
  readonly action: string;
  readonly groups: readonly CountedGroup[];
  /** Colours that match now. */
  readonly found: number;
  /** Values chosen now. */
  readonly chosen: number;
}

/** The filters on a phone: a button, and a sheet from the bottom edge that is fetched when it is first wanted. */
export function FilterSheet(props: FilterSheetProps) {
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
        Filters{props.chosen > 0 ? ` (${props.chosen})` : ''}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <FilterSheetPanel {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </div>
  );
}
