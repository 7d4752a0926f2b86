import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface Specification {
  /** Unique within one plate. */
  readonly label: string;
  readonly value: ReactNode;
}

export interface SpecificationPlateProps extends ComponentProps<'dl'> {
  /** Each a label and its value, in the order that they are read. */
  specifications: readonly Specification[];
  /** Two entries side by side from 640 px of its own width on. Default false. */
  isWide?: boolean | undefined;
}

/** Specifications as on the plate of a sample: label in small capitals, value in even figures, hairlines between. */
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
