export interface StepBandProps {
  readonly title: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** A process in steps. */
export function StepBand({ title, steps }: StepBandProps) {
  return (
    <section className="mt-24 bg-stone-100 py-20" aria-labelledby="how">
      <div className="page-width">
        <h2 id="how" className="font-serif text-title">
          {title}
        </h2>
        <ol className="mt-10 grid gap-10 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li key={step.title} className="border-t border-stone-400 pt-5">
              <span className="figures font-serif text-heading text-brass" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="mt-1 font-serif text-subheading">{step.title}</h3>
              <p className="mt-2 text-small text-ink-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
