import { Badge, type BadgeTone } from '@showroom/ui/badge';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../frame/words/format-instant.ts';
import type { ActivityLine, ActivitySeverity } from './activity-line.ts';
import { ACTIVITY_PATH } from '../../frame/navigation/page-paths.ts';

const looks: Readonly<Record<ActivitySeverity, BadgeTone>> = {
  success: 'success',
  warning: 'warning',
  error: 'danger',
  info: 'neutral',
};

/** Recent activity, newest first, with a link to all of it. */
export function RecentActivity({ lines }: { readonly lines: readonly ActivityLine[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-serif text-subheading">
        Recent Activity
      </h2>
      {lines.length === 0 ? (
        <p className="mt-3 text-ink-muted">Nothing yet. Activity from you and your visitors will show up here.</p>
      ) : (
        <>
          <ActivityLines lines={lines} />
          <Link to={ACTIVITY_PATH} className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4">
            All activity
          </Link>
        </>
      )}
    </section>
  );
}

/** Activity lines, marked by kind and colour. */
export function ActivityLines({ lines }: { readonly lines: readonly ActivityLine[] }) {
  return (
    <ol className="mt-3 border-t border-hairline">
      {lines.map(({ id, type, severity, words, path, who, at, ago }) => (
        <li
          key={id}
          className="relative grid min-h-11 content-center gap-x-4 border-b border-hairline py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:items-baseline"
        >
          <Badge tone={looks[severity]}>{type}</Badge>
          {path === null ? (
            <bdi className="min-w-0">{words}</bdi>
          ) : (
            // The whole line is a touch target.
            <Link to={path} className="min-w-0 underline underline-offset-4 after:absolute after:inset-0">
              <bdi>{words}</bdi>
            </Link>
          )}
          <span className="figures text-caption text-ink-muted">
            {who !== null && (
              <span>
                <bdi>{who}</bdi>,{' '}
              </span>
            )}
            <time dateTime={at} title={formatInstant(at)}>
              {ago}
            </time>
          </span>
        </li>
      ))}
    </ol>
  );
}
