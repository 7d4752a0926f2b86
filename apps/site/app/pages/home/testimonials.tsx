import { SampleMark } from '../../content/sample-mark.tsx';

export interface TestimonialsProps {
  readonly testimonials: readonly {
    readonly id: string;
    readonly quote: string;
    readonly role: string;
    readonly isSample: boolean;
  }[];
}

/** Testimonials, if the owner has any. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <section className="page-width mt-24" aria-labelledby="clients">
      <h2 id="clients" className="eyebrow">
        What our clients say
      </h2>
      <ul className="mt-6 grid gap-10 border-t border-hairline pt-8 md:grid-cols-3 md:gap-8">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className="md:border-l md:border-hairline md:pl-8 md:first:border-0 md:first:pl-0">
            <figure className="flex h-full flex-col justify-between gap-6">
              <blockquote className="font-serif text-subheading">{testimonial.quote}</blockquote>
              <figcaption className="flex flex-wrap items-center gap-3 text-small text-ink-muted">
                {testimonial.role}
                {testimonial.isSample && <SampleMark />}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
