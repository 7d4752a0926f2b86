import type { PartnerMark as Mark, PartnerMarkStyle } from '@showroom/catalog-data/home-content';

const letterings: Readonly<Record<PartnerMarkStyle, string>> = {
  'serif-caps': 'font-serif text-[1.125rem] uppercase tracking-[0.14em]',
  'serif-italic': 'font-serif text-[1.375rem] italic',
  'serif-light': 'font-serif text-[1.5rem] tracking-tight',
  'sans-caps': 'text-[1rem] font-medium uppercase tracking-[0.2em]',
  'sans-bold': 'text-[1.25rem] font-medium tracking-tight',
  'sans-light-wide': 'text-[1rem] uppercase tracking-[0.34em]',
  stacked: 'w-min text-[0.8125rem] font-medium uppercase leading-[1.05] tracking-[0.12em]',
  ruled: 'border-y border-current py-1 font-serif text-[1rem] uppercase tracking-[0.18em]',
  boxed: 'border border-current px-3 py-1 text-[1rem] font-medium uppercase tracking-[0.24em]',
  lowercase: 'text-[1.5rem] font-medium lowercase tracking-[-0.04em]',
  monogram: 'font-serif text-[1.125rem]',
  dotted: 'text-[1.125rem] font-medium tracking-tight',
  slashed: 'text-[1.0625rem] font-medium uppercase tracking-[0.08em]',
};

/** One partner's wordmark, in the lettering that its record names. */
export function PartnerMark({ mark }: { readonly mark: Mark }) {
  const initials = mark.name
    .split(' ')
    .map((word) => word[0])
    .join('');
  return (
    <span className={`whitespace-nowrap text-stone-600 ${letterings[mark.style]}`}>
      {mark.style === 'monogram' && (
        <span
          aria-hidden="true"
          className="mr-2 inline-grid size-9 place-items-center rounded-full border border-current"
        >
          {initials}
        </span>
      )}
      {mark.style === 'slashed' && <span aria-hidden="true">/ </span>}
      <span className={mark.style === 'stacked' ? 'whitespace-normal' : undefined}>{mark.name}</span>
      {mark.style === 'dotted' && (
        <span aria-hidden="true" className="text-brass">
          {' '}
          ●
        </span>
      )}
    </span>
  );
}
