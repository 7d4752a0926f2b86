import { lazy, Suspense, type ComponentType } from 'react';
import type { NewsletterFormProps } from './newsletter-form.tsx';

// Most sites have no newsletter, so its code is a separate file.
const NewsletterForm = lazy<ComponentType<NewsletterFormProps>>(() =>
  import('./newsletter-form.tsx').catch(() => ({ default: () => null })),
);

/** The newsletter form, rendered on the server too. */
export function Newsletter(props: NewsletterFormProps) {
  return (
    <Suspense fallback={null}>
      <NewsletterForm {...props} />
    </Suspense>
  );
}
