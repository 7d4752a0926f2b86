import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface Specification {
  /** Unique within one plate. */
  readonly label: string;
  readonly value: ReactNode;
}

export interface SpecificationPlateProps extends ComponentProps<'dl'> {
  /** Labels and values, in reading order. */
  specifications: readonly Specification[];
  /** Two columns from a width of 640 px. Default: false. */
  isWide?: boolean | undefined;
}

/** Specifications like those on a sample’s plate: labels in small capitals, tabular figures, thin lines. */
export function SpecificationPlate({ specifications, isWide = false, className, ...rest }: SpecificationPlateProps) {
  return (
    <div className={joinClasses('@container', className)}>
      <dl
        data-slot="specification-plate"
        {...rest}
        className={joinClasses('grid border-b border-hairline', isWide && '@2xl:grid-cols-2 @2xl:gap-x-12')}
      >
        {specifications.map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(7rem,2fr)_3fr] items-baseline gap-x-4 border-t border-hairline py-3 print:py-1"
          >
            <dt className="eyebrow text-ink-muted">{label}</dt>
            <dd className="figures min-w-0 text-body wrap-anywhere print:text-caption">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
