import { Picture } from '@showroom/ui/picture';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ListFacts } from './load-list.server.ts';

/** The ways to the parts of a family that have lists of their own. */
export function ListParts({ parts }: Pick<ListFacts, 'parts'>) {
  const id = useId();
  return (
    <section className="page-width mt-24" aria-labelledby={id}>
      <h2 id={id} className="font-serif text-title">
        Shop by Category
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {parts.map(({ path, label, count, picture }) => (
          <li key={path} className="group relative">
            {picture && (
              <Picture record={picture} alt="" sizes="(min-width: 64rem) 20rem, 45vw" className="rounded-xs" />
            )}
            <h3 className="mt-3 font-serif text-subheading">
              <Link to={path} className="underline-offset-4 after:absolute after:inset-0 group-hover:underline">
                {label}
              </Link>
            </h3>
            <p className="text-caption text-ink-muted tabular-nums">{count} to choose from</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
