/** The box or ring of a checkbox or radio button; under forced colours the browser draws its own. */
export const choiceLook =
  'peer col-start-1 row-start-1 size-6 shrink-0 appearance-none border border-stone-400 bg-paper-raised transition-colors ' +
  'enabled-hover:border-spruce checked:border-spruce checked:bg-spruce focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus ' +
  'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger in-data-invalid:border-danger ' +
  'disabled:cursor-not-allowed disabled:border-stone-300 disabled:bg-stone-100 checked:disabled:bg-stone-400 forced-colors:appearance-auto';

export const choiceMarkLook =
  'pointer-events-none col-start-1 row-start-1 text-on-spruce opacity-0 transition-opacity peer-checked:opacity-100 forced-colors:hidden';

/** The whole row is clickable, at least 44 px high. */
export const choiceRowLook =
  'grid min-h-11 grid-cols-[auto_1fr] items-start gap-x-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-stone-500';
