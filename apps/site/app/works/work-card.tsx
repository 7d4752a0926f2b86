import { Picture } from '@showroom/ui/picture';
import { Link } from 'react-router-dom';
import type { WorkCardFacts } from './work-card.server.ts';

export interface WorkCardProps {
  readonly work: WorkCardFacts;
  /** By the place of the list in its page. Default `h2`. */
  readonly headingLevel?: 'h2' | 'h3';
}

/** A project in a grid: its picture, where and when it was, and what such a thing costs. */
export function WorkCard({ work, headingLevel: Heading = 'h2' }: WorkCardProps) {
  return (
    <article className="group relative">
      {work.picture && (
        <Picture
          {...work.picture}
          sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw"
          className="aspect-3/2 rounded-xs shadow-card transition-shadow group-hover:shadow-raised"
        />
      )}
      <p className="eyebrow mt-4">
        {work.category}
        {work.mark !== null && ` · ${work.mark}`}
      </p>
      <Heading className="mt-1 font-serif text-subheading">
        <Link
          to={work.path}
          viewTransition
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {work.title}
        </Link>
      </Heading>
      <p className="mt-1 text-caption text-ink-muted tabular-nums">
        {work.location}, <time dateTime={work.day}>{work.dayText}</time>
        {work.budget !== '' && ` · ${work.budget}`}
      </p>
      <p className="mt-2 text-small text-ink-muted">{work.text}</p>
    </article>
  );
}
