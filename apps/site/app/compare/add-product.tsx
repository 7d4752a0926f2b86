import { foldLetters } from '@showroom/catalog-data/fold-letters';
import { Button } from '@showroom/ui/button';
import { Input } from '@showroom/ui/input';
import { Picture } from '@showroom/ui/picture';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SiteLink } from '../shell/site-link.tsx';
import { FIND, ROOM } from './comparison-address.ts';
import type { ComparisonFacts } from './load-comparison.server.ts';

export const ADD_ID = 'add';

export interface AddProductProps {
  readonly comparison: Pick<ComparisonFacts, 'choices' | 'family' | 'isOnlyDifferences' | 'products' | 'room' | 'text'>;
}

/** Products that can be added to the comparison, with a search that works with and without scripts. */
export function AddProduct({ comparison }: AddProductProps) {
  const { choices, family, isOnlyDifferences, products, room } = comparison;
  const [text, setText] = useState(comparison.text);
  const navigate = useNavigate();
  if (!family || choices.length === 0) return null;
  const { one, many } = family.noun;
  const found = choices.filter(({ words }) => isFoundIn(words, text));

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value !== '') query.append(name, value);
    void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true });
  }

  return (
    <section id={ADD_ID} aria-labelledby="add-title" className="mt-14 scroll-mt-32 print:hidden">
      <h2 id="add-title" className="font-serif text-heading">
        {products.length === 0 ? `Choose the first ${one}` : `Add another ${one}`}
      </h2>
      <form role="search" action={`/compare#${ADD_ID}`} onSubmit={handleSubmit} className="mt-4 flex max-w-xl gap-3">
        {products.map(({ slug }) => (
          <input key={slug} type="checkbox" name={family.name} value={slug} defaultChecked hidden />
        ))}
        {products.length === 0 && <input type="hidden" name="family" value={family.word} />}
        {isOnlyDifferences && <input type="hidden" name="only" value="differences" />}
        {room !== null && <input type="hidden" name={ROOM} value={room} />}
        <label className="min-w-0 flex-1">
          <span className="sr-only">{`Search ${many}`}</span>
          <Input
            type="search"
            name={FIND}
            enterKeyHint="search"
            autoComplete="off"
            placeholder={`Search ${many}`}
            defaultValue={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <p role="status" className="mt-3 text-small text-ink-muted">
        {found.length === 0
          ? `No ${many} match that. Try fewer words.`
          : `${found.length} ${found.length === 1 ? one : many}`}
      </p>
      <ul className="mt-4 grid grid-cols-3 gap-x-3 gap-y-6 sm:grid-cols-4 sm:gap-x-4 lg:grid-cols-6 2xl:grid-cols-8">
        {found.map(({ slug, name, href, picture }) => (
          <li key={slug} className="card">
            {picture && (
              <Picture
                record={picture}
                sizes="(min-width: 96rem) 10vw, (min-width: 64rem) 14vw, 30vw"
                className="card-picture"
              />
            )}
            <SiteLink
              href={href}
              preventScrollReset
              aria-label={`Add ${name}`}
              className="card-link mt-1.5 block text-small leading-snug wrap-anywhere"
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isFoundIn(words: string, text: string): boolean {
  const folded = foldLetters(words);
  return foldLetters(text)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
