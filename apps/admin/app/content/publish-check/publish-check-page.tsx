import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { Link, useNavigation } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import type { PublishCheck, CheckedPage } from './load-publish-check.server.ts';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { PageFrame } from './page-frame.tsx';
import { toEditorPath, toPreviewPagePath } from '../kinds/publish-check-path.ts';
import { BackLink } from '../../frame/parts/back-link.tsx';

export interface PublishCheckPageProps {
  /** The pages that would change, and what to fix on them. */
  readonly publishCheck: PublishCheck;
  /** Why it was not published; undefined before a try. */
  readonly refusal: string | undefined;
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4';
const alertClass = 'mt-4 rounded-sm border border-danger bg-danger-surface px-4 py-3 text-danger';

/** The publish check: problems to fix, then every affected page before and after. */
export function PublishCheckPage({ publishCheck, refusal }: PublishCheckPageProps) {
  const { kind, id, revision, title, status, isToPublish, plan, publishAt, path, missing, tooLarge, problem } =
    publishCheck;
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="max-w-6xl">
      <BackLink to={toEditorPath(kind, id, plan)}>Back to editor</BackLink>
      <h1 className="mt-1 font-serif text-title">Publish check</h1>
      <p className="mt-1 text-ink-muted">
        See every page your change affects, before and after, and fix problems before visitors see them. This check uses
        “{title}” as saved, and only you can see it.
      </p>
      {path !== null && problem === null && (
        <Link to={toPreviewPagePath(kind, id, { plan })} className={linkClass}>
          Preview page
        </Link>
      )}
      {[refusal, problem].map(
        (words) =>
          typeof words === 'string' && (
            <p key={words} role="alert" className={alertClass}>
              {words}
            </p>
          ),
      )}
      <Findings {...publishCheck} />
      {problem === null && <Pages {...publishCheck} />}
      <section aria-labelledby="publish" className="mt-10 border-t border-hairline pt-6">
        <h2 id="publish" className="font-serif text-heading">
          Publish
        </h2>
        {isToPublish && missing.length + tooLarge.length === 0 ? (
          <Form method="post" replace className="mt-3">
            <input type="hidden" name="from" value={revision} readOnly />
            {publishAt !== null && <input type="hidden" name="publishAt" value={plan?.publishAt} readOnly />}
            {plan?.unpublishAt !== undefined && (
              <input type="hidden" name="unpublishAt" value={plan.unpublishAt} readOnly />
            )}
            <Button
              type="submit"
              isPending={isBusy}
              pendingLabel={publishAt === null ? 'Publishing...' : 'Scheduling...'}
            >
              {publishAt === null ? 'Publish now' : `Publish on ${formatInstant(publishAt)}`}
            </Button>
            {publishAt === null && (status === 'scheduled' || plan?.status === 'scheduled') && (
              <p className="mt-2 text-small text-ink-muted">
                {status === 'scheduled'
                  ? 'It’s scheduled for later. This publishes it now.'
                  : 'This publishes it right away.'}
              </p>
            )}
          </Form>
        ) : (
          <p className="mt-2">
            {isToPublish
              ? 'Complete the required fields to publish.'
              : 'Nothing to publish: the live version is up to date.'}
          </p>
        )}
      </section>
    </div>
  );
}

/** Problems to fix first. Only missing required fields prevent publishing. */
function Findings({ kind, id, plan, missing, tooLarge, findings, problem, uncompared }: PublishCheck) {
  const isClear = missing.length + tooLarge.length + findings.length === 0;
  if (isClear && problem !== null) return null;
  return (
    <section aria-labelledby="findings" className="mt-8">
      <h2 id="findings" className="font-serif text-heading">
        {missing.length + tooLarge.length === 0 && findings.length > 0 ? 'Suggestions' : 'Things to fix'}
      </h2>
      {isClear ? (
        <p className="mt-2">
          {uncompared > 0 ? 'No issues found on the pages that were checked.' : 'No issues found.'}
        </p>
      ) : (
        <ul className="mt-3 border-t border-hairline">
          {missing.map((label) => (
            <li key={label} className="border-b border-hairline py-3">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <Badge tone="danger">Missing</Badge> {label} is required to publish
              </p>
              <p className="mt-1 text-small text-ink-muted">
                <Link to={toEditorPath(kind, id, plan)} className="underline underline-offset-4">
                  Fix
                </Link>
              </p>
            </li>
          ))}
          {tooLarge.map(({ label, message }) => (
            <li key={label} className="border-b border-hairline py-3">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <Badge tone="danger">Too large</Badge> <span className="min-w-0">{`${label}: ${message}`}</span>
              </p>
              <p className="mt-1 text-small text-ink-muted">
                <Link to={toEditorPath(kind, id, plan)} className="underline underline-offset-4">
                  Edit
                </Link>
              </p>
            </li>
          ))}
          {findings.map(({ where, words, reason }) => (
            <li key={`${where} ${words}`} className="border-b border-hairline py-3">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <Badge tone="warning">Suggestion</Badge> <span className="min-w-0">{words}</span>
              </p>
              <p className="mt-1 text-small text-ink-muted">
                On {where}. {reason}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const changeWords = { new: 'New', changed: 'Changed', moved: 'Moved', gone: 'Removed', file: 'File' } as const;

function Pages({ kind, id, plan, pages, uncompared }: PublishCheck) {
  return (
    <section aria-labelledby="pages" className="mt-10">
      <h2 id="pages" className="font-serif text-heading">
        {pages.length === 0
          ? uncompared > 0
            ? 'None of the compared pages change'
            : 'No pages change'
          : `Pages that change: ${pages.length}`}
      </h2>
      <ul className="mt-3 border-t border-hairline empty:hidden">
        {pages.map((page, index) => (
          <li key={page.path} className="border-b border-hairline">
            {page.frames.before === null && page.frames.after === null ? (
              <PageLine page={page} />
            ) : (
              <details open={index === 0}>
                <summary className="inline-flex min-h-11 w-full cursor-pointer items-center justify-between gap-2">
                  <PageLine page={page} />
                </summary>
                <div className="grid gap-6 pt-2 pb-8">
                  {page.frames.after !== null && (
                    <Link
                      to={toPreviewPagePath(kind, id, { path: page.path, plan })}
                      className={`${linkClass} justify-self-start`}
                    >
                      Open preview<span className="sr-only">: {page.path}</span>
                    </Link>
                  )}
                  <Sides page={page} screen="desktop" />
                  <Sides page={page} screen="phone" />
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
      {uncompared > 0 && (
        <p className="mt-3 text-small text-ink-muted">
          There wasn’t time to compare {uncompared} more {uncompared === 1 ? 'page' : 'pages'}.
        </p>
      )}
    </section>
  );
}

function PageLine({ page: { path, change, movedTo, title } }: { readonly page: CheckedPage }) {
  return (
    <span className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 py-2">
      <Badge tone={change === 'gone' ? 'warning' : 'neutral'}>{changeWords[change]}</Badge>
      <span className="min-w-0 font-medium">{path}</span>
      <span className="min-w-0 text-small text-ink-muted">
        {movedTo === null ? title : `redirects to ${movedTo} (301)`}
      </span>
    </span>
  );
}

interface SidesProps {
  readonly page: CheckedPage;
  readonly screen: 'phone' | 'desktop';
}

function Sides({ page: { frames, path, change, movedTo }, screen }: SidesProps) {
  const sides = [
    { name: 'Before', src: frames.before, words: 'This page doesn’t exist yet.' },
    {
      name: 'After',
      src: frames.after,
      words: change === 'moved' ? `Redirects to ${movedTo ?? ''}.` : 'This page no longer exists.',
    },
  ];
  return (
    <div className={`grid gap-4 ${screen === 'phone' ? 'sm:max-w-3xl sm:grid-cols-2' : 'md:grid-cols-2'}`}>
      {sides.map(({ name, src, words }) => (
        <figure key={name} className="min-w-0">
          <figcaption className="mb-1 text-small font-medium">
            {name}, {screen === 'phone' ? 'on a phone' : 'on a desktop'}
          </figcaption>
          {src === null ? (
            <p className="rounded-sm border border-hairline p-4 text-small text-ink-muted">{words}</p>
          ) : (
            <PageFrame src={src} title={`${path} ${name.toLowerCase()}`} screen={screen} />
          )}
        </figure>
      ))}
    </div>
  );
}
