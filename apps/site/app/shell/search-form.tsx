import { Form } from 'react-router-dom';
import { useQuestion } from './use-question.ts';
import { useIsExported } from './site-facts.ts';

/** A search form in a page; `label` distinguishes it from the header's. */
export function SearchForm({ label, className = '' }: { readonly label: string; readonly className?: string }) {
  const isExported = useIsExported();
  const { question, box } = useQuestion();
  if (isExported) return null;
  return (
    <Form action="/search" role="search" aria-label={label} className={`flex max-w-md gap-2 ${className}`}>
      <input
        ref={box}
        name="q"
        type="search"
        aria-label="Search the site"
        defaultValue={question}
        placeholder="Search products and pages"
        className="h-12 w-full min-w-0 flex-1 rounded-sm border border-stone-400 bg-paper-raised px-4"
      />
      <button type="submit" className="h-12 rounded-sm bg-spruce px-5 font-medium text-on-spruce hover:bg-spruce-dark">
        Search
      </button>
    </Form>
  );
}
