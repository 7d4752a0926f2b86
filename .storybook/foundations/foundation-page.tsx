import type { ReactNode } from 'react';

interface FoundationPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <main className="page-width py-10">
      <p className="eyebrow">Foundations</p>
      <h1 className="mt-2 font-serif text-title">{title}</h1>
      <p className="mt-4 max-w-prose text-lead text-ink-muted">{lead}</p>
      {children}
    </main>
  );
}

interface FoundationPartProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function FoundationPart({ title, note, children }: FoundationPartProps) {
  return (
    <section className="mt-14">
      <h2 className="border-b border-hairline pb-3 font-serif text-heading">{title}</h2>
      {note !== undefined && <p className="mt-3 max-w-prose text-small text-ink-muted">{note}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}

export function TokenName({ children }: { readonly children: string }) {
  return <code className="font-sans text-small font-medium break-words">{children}</code>;
}
