import { fetchedPart } from '@showroom/ui/fetched-part';
import { Suspense } from 'react';
import { useSiteFacts } from '../shell/site-facts.ts';

// Most sites set no newsletter up, and the foot of the page fetches the same.
const NewsletterForm = fetchedPart(() => import('../shell/newsletter-form.tsx'));

/** The newsletter, for who has read this far; nothing where the owner has set none up. */
export function NewsletterBox() {
  const { brand, providerLinks } = useSiteFacts();
  if (!providerLinks.contactCreation) return null;
  return (
    <section className="page-width mt-16 print:hidden" aria-labelledby="newsletter">
      <div className="grid gap-x-12 gap-y-6 border-y border-hairline py-10 md:grid-cols-2">
        <div>
          <h2 id="newsletter" className="font-serif text-heading">
            The next article, by e-mail
          </h2>
          <p className="mt-2 max-w-prose text-ink-muted">A letter when there is something to say, and no more often.</p>
        </div>
        <Suspense fallback={null}>
          <NewsletterForm pageUrl={providerLinks.contactCreation} brand={brand} />
        </Suspense>
      </div>
    </section>
  );
}
