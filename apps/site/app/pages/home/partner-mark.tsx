import type { PartnerMark as Mark, PartnerLettering } from '@showroom/catalog-data/home-content';

const letterings: Readonly<Record<PartnerLettering, string>> = {
  'serif-caps': 'font-serif text-[1.125rem] uppercase tracking-[0.14em]',
  'serif-italic': 'font-serif text-[1.375rem] italic',
  'serif-light': 'font-serif text-[1.5rem] tracking-tight',
  'sans-caps': 'text-[1rem] font-medium uppercase tracking-[0.2em]',
  'sans-bold': 'text-[1.25rem] font-medium tracking-tight',
  'sans-light-wide': 'text-[1rem] uppercase tracking-[0.34em]',
  stacked:
    'w-min wrap-normal whitespace-normal text-[0.8125rem] font-medium uppercase leading-[1.05] tracking-[0.12em]',
  lowercase: 'text-[1.5rem] font-medium lowercase tracking-[-0.04em]',
};

/** A partner's emblem and name. */
export function PartnerMark({ mark }: { readonly mark: Mark }) {
  return (
    <span className="inline-flex items-center gap-3 whitespace-nowrap text-stone-600">
      <svg className="size-8 fill-none stroke-current" strokeWidth="1.4" strokeLinejoin="round" aria-hidden="true">
        <use href={`/partner-marks.svg#${mark.id}`} />
      </svg>
      <span className={letterings[mark.lettering]}>{mark.name}</span>
    </span>
  );
}
