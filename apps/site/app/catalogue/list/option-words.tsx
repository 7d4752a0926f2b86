import type { CountedGroup } from '@showroom/catalog-data/filters';
import type { Noun } from '@showroom/catalog-data/catalogue/product-families';

export interface OptionWordsProps {
  readonly option: Pick<CountedGroup['options'][number], 'label' | 'count'>;
  readonly noun: Noun;
}

export function OptionWords({ option, noun }: OptionWordsProps) {
  return (
    <span className="flex flex-1 items-baseline justify-between gap-3">
      {option.label}
      <span className="shrink-0 text-caption whitespace-nowrap tabular-nums text-ink-muted">
        <span className="sr-only">, </span>
        {option.count}
        <span className="sr-only"> {option.count === 1 ? noun.one : noun.many}</span>
      </span>
    </span>
  );
}
