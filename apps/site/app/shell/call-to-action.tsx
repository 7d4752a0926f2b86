import type { ReactNode } from 'react';

export interface CallToActionProps {
  /** What to do next, in a few words. */
  readonly title: string;
  /** Why, in a sentence or two. */
  readonly text: string;
  /** Links. */
  readonly children: ReactNode;
}

/** A dark band at the end of a page, with what to do next. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className="surface-dark mt-24 -mb-24 print:hidden">
      <div className="page-width grid gap-8 py-16 md:grid-cols-[1.4fr_1fr] md:items-end md:py-24">
        <div>
          <h2 className="font-serif text-title">{title}</h2>
          <p className="mt-4 max-w-prose text-lead text-ink-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3 md:justify-end">{children}</div>
      </div>
    </section>
  );
}
