import { Newsletter } from '../shell/newsletter.tsx';
import { useSiteFacts } from '../shell/site-facts.ts';

/** The newsletter form, if the owner has one. */
export function NewsletterBox() {
  const { brand, providerLinks } = useSiteFacts();
  if (!providerLinks.contactCreation) return null;
  return (
    <section className="page-width mt-16 print:hidden" aria-labelledby="newsletter">
      <div className="grid gap-x-12 gap-y-6 border-y border-hairline py-10 md:grid-cols-2">
        <div>
          <h2 id="newsletter" className="font-serif text-heading">
            Get the next article by email
          </h2>
          <p className="mt-2 max-w-prose text-ink-muted">Occasional emails, only when we have news.</p>
        </div>
        <Newsletter pageUrl={providerLinks.contactCreation} brand={brand} />
      </div>
    </section>
  );
}
