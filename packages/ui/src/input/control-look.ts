/** The look of text inputs and selects. Text is at least 16 px: phones zoom in on smaller. */
export const controlLook =
  'w-full min-w-0 rounded-sm border border-stone-400 bg-paper-raised px-3.5 text-body text-ink transition-[border-color,box-shadow] ' +
  'hover:border-stone-600 focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus ' +
  'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger ' +
  '[&[readonly]]:bg-stone-50 disabled:cursor-not-allowed disabled:border-stone-200 disabled:bg-stone-100 disabled:text-stone-500 ' +
  'forced-colors:border-[FieldText] forced-colors:disabled:border-[GrayText]';
