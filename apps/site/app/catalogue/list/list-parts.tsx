import { joinClasses } from '@showroom/ui/join-classes';
import { Picture } from '@showroom/ui/picture';
import { SiteLink } from '../../shell/site-link.tsx';
import type { ListFacts } from './load-list.server.ts';

/** Links to the lists of a family's parts. */
export function ListParts({ parts: { title, links } }: Pick<ListFacts, 'parts'>) {
  return (
    <section className="page-width mt-24" aria-labelledby="parts">
      <h2 id="parts" className="font-serif text-title">
        {title}
      </h2>
      <ul
        className={joinClasses(
          'mt-8 grid grid-cols-2 gap-x-6 gap-y-8',
          links.length > 8 ? 'md:grid-cols-3 lg:grid-cols-5' : 'md:grid-cols-4',
        )}
      >
        {links.map(({ path, label, countText, picture }) => (
          <li key={path} className="card">
            {picture && (
              <Picture
                record={picture}
                alt=""
                sizes="(min-width: 103rem) 20vw, (min-width: 64rem) 20rem, (min-width: 48rem) 30vw, 45vw"
                className="rounded-xs"
              />
            )}
            <h3 className="mt-3 font-serif text-subheading">
              <SiteLink href={path} className="card-link">
                {label}
              </SiteLink>
            </h3>
            <p className="text-caption text-ink-muted tabular-nums">{countText}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
