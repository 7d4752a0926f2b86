import { Picture, type PictureSource } from '@showroom/ui/picture';
import { useId, type ReactElement } from 'react';

export interface Sample {
  readonly title: string;
  readonly text: string;
  /** Null for text only. */
  readonly picture: PictureSource | null;
}

export interface SampleGridProps {
  readonly title: string;
  readonly intro: string;
  readonly samples: readonly Sample[];
  /** Rows of four from a tablet on, or all five in one row. */
  readonly columns: 4 | 5;
  /** Fills the last row. */
  readonly children?: ReactElement;
}

// On a phone two and three, so that none is alone; on the smallest, text is next to the picture.
const grids = {
  4: { grid: 'grid-cols-2 md:grid-cols-4 print:grid-cols-4', cell: '', sizes: '(min-width: 48rem) 22vw, 44vw' },
  5: {
    grid: 'grid-cols-6 sm:grid-cols-5',
    cell: 'col-span-2 nth-[-n+2]:col-span-3 sm:col-span-1 sm:nth-[-n+2]:col-span-1 max-[22.5rem]:col-span-full max-[22.5rem]:nth-[-n+2]:col-span-full max-[22.5rem]:grid max-[22.5rem]:grid-cols-[8.5rem_1fr] max-[22.5rem]:grid-rows-[auto_1fr] max-[22.5rem]:gap-x-4 max-[22.5rem]:[&_img]:row-span-2',
    sizes: '(min-width: 40rem) 17vw, 44vw',
  },
};

/** Samples with captions. */
export function SampleGrid({ title, intro, samples, columns, children }: SampleGridProps) {
  const id = useId();
  const { grid, cell, sizes } = grids[columns];
  return (
    <section className="page-width mt-24" aria-labelledby={id}>
      <h2 id={id} className="font-serif text-title">
        {title}
      </h2>
      <p className="mt-4 max-w-prose text-lead text-ink-muted">{intro}</p>
      <ul className={`mt-10 grid gap-x-4 gap-y-10 sm:gap-x-6 ${grid}`}>
        {samples.map((sample) => (
          <li key={sample.title} className={cell}>
            {sample.picture && <Picture record={sample.picture} sizes={sizes} className="rounded-xs" />}
            <h3 className="mt-4 font-serif text-subheading">{sample.title}</h3>
            <p className="mt-1 text-small text-ink-muted">{sample.text}</p>
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}
