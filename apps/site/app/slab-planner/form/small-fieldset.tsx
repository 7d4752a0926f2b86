import type { ReactNode } from 'react';

/** A few fields about one thing inside a piece, two in a row. */
export function SmallFieldset({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-l border-hairline pl-4">
      <legend className="eyebrow text-ink-muted">{legend}</legend>
      <div className="mt-3 grid grid-cols-2 items-end gap-x-3 gap-y-4">{children}</div>
    </fieldset>
  );
}
