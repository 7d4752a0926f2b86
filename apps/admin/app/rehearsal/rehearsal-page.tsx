import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { Link, useNavigation } from 'react-router-dom';
import { Form } from '../shell/form/form.tsx';
import type { Rehearsal, RehearsedPage } from './load-rehearsal.server.ts';
import { formatInstant } from '../leads/format-instant.ts';
import { PageFrame } from './page-frame.tsx';
import { toEditorPath, toLookPath } from './rehearsal-path.ts';

export interface RehearsalPageProps {
  /** What publishing would do. */
  readonly rehearsal: Rehearsal;
  /** Why it was not published; undefined before a try. */
  readonly refusal: string | undefined;
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4';
const alertClass = 'mt-4 rounded-sm border border-danger bg-danger-surface px-4 py-3 text-danger';

/** What publishing would change, looked at before anybody sees it: what is to be mended, then every page, before and after. */
export function RehearsalPage({ rehearsal, refusal }: RehearsalPageProps) {
  const { kind, id, revision, title, status, isToPublish, plan, publishAt, path, missing, tooLarge, problem } =
    rehearsal;
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="max-w-6xl">
      <Link to={toEditorPath(kind, id, plan)} className={linkClass}>
        Back to the editor
      </Link>
      <h1 className="mt-1 font-serif text-title">Before publishing</h1>
      <p className="mt-1 text-ink-muted">
        What visitors would find if “{title}” were published as it is saved now. Nothing of it is seen by anybody else.
      </p>
      {path !== null && problem === null && (
        <Link to={toLookPath(kind, id, { plan })} className={linkClass}>
          Preview its own page
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
      <Findings {...rehearsal} />
      {problem === null && <Pages {...rehearsal} />}
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
                  ? 'It is planned for later; this shows it at once.'
                  : 'No day to come is chosen in the editor: this shows it at once.'}
              </p>
            )}
          </Form>
        ) : (
          <p className="mt-2">
            {isToPublish
              ? 'It cannot be published before what is needed is filled in.'
              : 'There is nothing to publish: visitors see it as it is saved.'}
          </p>
        )}
      </section>
    </div>
  );
}

/** What is better mended first; it stops nobody, apart from what is needed. */
function Findings({ kind, id, plan, missing, tooLarge, findings, problem, uncompared }: Rehearsal) {
  const isClear = missing.length + tooLarge.length + findings.length === 0;
  if (isClear && problem !== null) return null;
  return (
    <section aria-labelledby="findings" className="mt-8">
      <h2 id="findings" className="font-serif text-heading">
        What to mend first
      </h2>
      {isClear ? (
        <p className="mt-2">
          {uncompared > 0 ? 'Nothing was found on the pages that were compared.' : 'Nothing was found.'}
        </p>
      ) : (
        <ul className="mt-3 border-t border-hairline">
          {missing.map((label) => (
            <li key={label} className="border-b border-hairline py-3">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <Badge tone="danger">Needed</Badge> {label} is needed before it can be published
              </p>
              <p className="mt-1 text-small text-ink-muted">
                <Link to={toEditorPath(kind, id, plan)} className="underline underline-offset-4">
                  Fill it in
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
                  Edit it
                </Link>
              </p>
            </li>
          ))}
          {findings.map(({ where, words, reason }) => (
            <li key={`${where} ${words}`} className="border-b border-hairline py-3">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <Badge tone="warning">To mend</Badge> <span className="min-w-0">{words}</span>
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

const changeWords = { new: 'New', changed: 'Changed', moved: 'Moved', gone: 'Gone', file: 'File' } as const;

function Pages({ kind, id, plan, pages, uncompared }: Rehearsal) {
  return (
    <section aria-labelledby="pages" className="mt-10">
      <h2 id="pages" className="font-serif text-heading">
        {pages.length === 0
          ? uncompared > 0
            ? 'None of the pages that were compared changes'
            : 'No page changes'
          : `What changes: ${pages.length} ${pages.length === 1 ? 'address' : 'addresses'}`}
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
                      to={toLookPath(kind, id, { path: page.path, plan })}
                      className={`${linkClass} justify-self-start`}
                    >
                      Look at it alone<span className="sr-only">: {page.path}</span>
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
          {uncompared} further {uncompared === 1 ? 'page was' : 'pages were'} not compared: it would have taken too
          long.
        </p>
      )}
    </section>
  );
}

function PageLine({ page: { path, change, movedTo, title } }: { readonly page: RehearsedPage }) {
  return (
    <span className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 py-2">
      <Badge tone={change === 'gone' ? 'warning' : 'neutral'}>{changeWords[change]}</Badge>
      <span className="min-w-0 font-medium">{path}</span>
      <span className="min-w-0 text-small text-ink-muted">
        {movedTo === null ? title : `leads to ${movedTo}, with 301`}
      </span>
    </span>
  );
}

interface SidesProps {
  readonly page: RehearsedPage;
  readonly screen: 'phone' | 'desktop';
}

function Sides({ page: { frames, path, change, movedTo }, screen }: SidesProps) {
  const sides = [
    { name: 'Before', src: frames.before, words: 'There is no such page yet.' },
    {
      name: 'After',
      src: frames.after,
      words: change === 'moved' ? `It leads to ${movedTo ?? ''}.` : 'There is no such page any more.',
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
