import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { Link, useNavigation } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { BackLink } from '../../frame/parts/back-link.tsx';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { Differences } from './differences.tsx';
import type { HistoryStep, ContentHistory, ShownDifference } from './load-history.server.ts';

export interface HistoryPageProps {
  /** What was done, and what of it is open. */
  readonly history: ContentHistory;
  /** The path of its form. */
  readonly formPath: string;
  /** The query of the list that the form was opened from. */
  readonly search: string;
  /** Why nothing was restored; undefined before a try. */
  readonly problem?: string | undefined;
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** The history of an entry. Each step opens to show its changes, and can be restored. */
export function HistoryPage({ history, formPath, search, problem }: HistoryPageProps) {
  return (
    <div className="max-w-3xl">
      <BackLink to={`${formPath}${search}`}>{`Back to ${history.noun}`}</BackLink>
      <h1 className="mt-1 font-serif text-title">Version history</h1>
      <p className="mt-1 text-ink-muted">Every change to “{history.title}”, newest first.</p>
      {problem !== undefined && (
        <p role="alert" className="mt-4 rounded-sm border border-danger bg-danger-surface px-4 py-3 text-danger">
          {problem}
        </p>
      )}
      <ol className="mt-6 border-t border-hairline">
        {history.steps.map((step) => (
          <li key={step.revision} id={`step-${step.revision}`} className="scroll-mt-20 border-b border-hairline py-3">
            <StepLine step={step} />
            {history.shown !== null && history.openSpan === step.span ? (
              <OpenStep
                history={history}
                shown={history.shown}
                path={`${formPath}/history`}
                search={search}
                hash={`#step-${step.revision}`}
              />
            ) : (
              <Link to={`${formPath}/history/${step.span}${search}#step-${step.revision}`} className={linkClass}>
                View changes<span className="sr-only"> on {formatInstant(step.at)}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function StepLine({ step }: { readonly step: HistoryStep }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="figures font-medium">
          <time dateTime={step.at}>{formatInstant(step.at)}</time>
        </h2>
        <Badge tone={step.tone}>{step.word}</Badge>
        <span>{step.who}</span>
        {step.saveCount > 1 && <span className="text-small text-ink-muted">{step.saveCount} saves</span>}
      </div>
      {step.changed.length > 0 && <p className="text-small text-ink-muted">{step.changed.join(', ')}</p>}
    </>
  );
}

interface OpenStepProps extends Pick<HistoryPageProps, 'history' | 'search'> {
  readonly shown: ShownDifference;
  readonly path: string;
  readonly hash: string;
}

function OpenStep({ history, shown, path, search, hash }: OpenStepProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="mt-3 grid grid-cols-1 gap-4">
      <Differences differences={shown.differences} />
      {shown.revision === history.revision ? (
        <p className="text-small text-ink-muted">Current version</p>
      ) : (
        <Form method="post" replace>
          <input type="hidden" name="from" value={history.revision} readOnly />
          <input type="hidden" name="revision" value={shown.revision} readOnly />
          <Button type="submit" isPending={isBusy} pendingLabel="Restoring…">
            Restore this version
          </Button>
          <p className="mt-2 text-small text-ink-muted">
            This version will be restored as a draft.
            {history.isPublic && <span> The published version stays live.</span>}
            <span> The current version stays in the history.</span>
          </p>
        </Form>
      )}
      {shown.saves.length > 0 && (
        <details open={shown.span !== history.openSpan}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center hover:underline">
            Show all {shown.saves.length} saves
          </summary>
          <ul className="flex flex-wrap gap-x-5">
            {shown.saves.map(({ revision, at }) => (
              <li key={revision}>
                <Link
                  to={`${path}/${revision}${search}${hash}`}
                  className={`${linkClass} figures text-small aria-[current]:font-medium aria-[current]:no-underline`}
                  aria-current={shown.span === String(revision) ? 'true' : undefined}
                >
                  {formatInstant(at)}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
