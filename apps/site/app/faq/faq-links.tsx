import { useId } from 'react';
import { SiteLink } from '../shell/site-link.tsx';
import type { FaqLink } from './list-faqs.server.ts';

/** Links to the frequently asked questions about a page, if any. */
export function FaqLinks({ links }: { readonly links: readonly FaqLink[] }) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section className="page-width mt-20" aria-labelledby={id}>
      <h2 id={id} className="font-serif text-heading">
        Frequently asked questions
      </h2>
      <ul className="mt-4 grid max-w-3xl border-t border-hairline">
        {links.map(({ href, label }) => (
          <li key={href} className="border-b border-hairline">
            <SiteLink href={href} className="flex min-h-12 items-center py-2 hover:underline">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
