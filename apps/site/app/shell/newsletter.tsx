import { lazy, Suspense, type ComponentType } from 'react';
import type { NewsletterFormProps } from './newsletter-form.tsx';

// Most sites set no newsletter up, and its fields are weight on every page. Where they do not come, the page goes without.
const NewsletterForm = lazy<ComponentType<NewsletterFormProps>>(() =>
  import('./newsletter-form.tsx').catch(() => ({ default: () => null })),
);

/** The way to the newsletter, which the server draws with the page. */
export function Newsletter(props: NewsletterFormProps) {
  return (
    <Suspense fallback={null}>
      <NewsletterForm {...props} />
    </Suspense>
  );
}
