import { SampleMark } from '../content/sample-mark.tsx';
import { ContentCard } from '../content/content-card.tsx';
import type { WorkCardFacts } from './work-card.server.ts';

export interface WorkCardProps {
  /** The work. */
  readonly work: WorkCardFacts;
  /** The level of its heading in the page. Default: `h2`. */
  readonly headingLevel?: 'h2' | 'h3';
}

/** A work's card: picture, place, date and price. */
export function WorkCard({ work, headingLevel = 'h2' }: WorkCardProps) {
  const { budget, category, day, isSample, dayText, location, mark, path, picture, text, title } = work;
  return (
    <ContentCard
      picture={picture}
      eyebrow={
        <span>
          <span>{`${category}${mark === null ? '' : ` · ${mark}`} `}</span>
          {isSample && <SampleMark />}
        </span>
      }
      title={title}
      path={path}
      headingLevel={headingLevel}
    >
      <p className="mt-1 text-caption text-ink-muted tabular-nums">
        {location}, <time dateTime={day}>{dayText}</time>
        {budget !== '' && <span>{` · ${budget}`}</span>}
      </p>
      <p className="mt-2 text-small text-ink-muted">{text}</p>
    </ContentCard>
  );
}
