import { SEO_PATH } from '../../frame/navigation/page-paths.ts';
import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { EmptyState } from '@showroom/ui/empty-state';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router-dom';

import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { Form } from '../../frame/form/form.tsx';
import { PageNavigation } from '../../frame/parts/page-navigation.tsx';
import type { RedirectsData } from './load-redirects.server.ts';
import { toReadablePath } from './readable-path.ts';
import { RedirectFields, type RedirectRefusal } from './redirect-fields.tsx';
import { REDIRECTS_PATH, toRedirectHref, toRedirectsHref, type RedirectView } from './redirects-url.ts';
import { BackLink } from '../../frame/parts/back-link.tsx';

export interface RedirectsPageProps {
  /** The redirects, and missing pages. */
  readonly list: RedirectsData;
  /** The origin of the public site. */
  readonly siteUrl: string;
  /** The old URL to start the form with. */
  readonly lead: string;
  /** The refused form. */
  readonly refusal: RedirectRefusal | undefined;
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** Redirects: automatic ones of moved pages, and the owner’s own. */
export function RedirectsPage({ list, siteUrl, lead, refusal }: RedirectsPageProps) {
  const { view, rows, count, total, pageCount, missed } = list;
  const isPending = useNavigation().formData?.get('to') !== undefined;
  const form = useRef<HTMLFormElement>(null);
  // After an old URL is chosen from the list, the focus goes to the target.
  useEffect(() => {
    const to = lead === '' ? null : form.current?.elements.namedItem('to');
    if (to instanceof HTMLElement) to.focus();
  }, [lead]);
  return (
    <div className="max-w-5xl">
      <BackLink to={SEO_PATH}>Back to all pages</BackLink>
      <h1 className="mt-1 font-serif text-title">Redirects</h1>
      <p className="mt-2 max-w-prose text-ink-muted">
        Send visitors from an old address to a new one. When you change a page’s address, a redirect is added
        automatically.
      </p>
      <section aria-labelledby="redirect-add" className="mt-6">
        <h2 id="redirect-add" className="font-serif text-heading">
          Add a redirect
        </h2>
        <UnsavedChangesGuard beginsWith="lead">
          <Form
            ref={form}
            // A saved form, or another old URL, resets it. A search doesn’t.
            key={`${lead} ${total}`}
            method="post"
            action={toRedirectsHref({ ...view, lead })}
            noValidate
            preventScrollReset
            data-unsaved={refusal === undefined ? undefined : ''}
            className="mt-3 grid gap-4"
          >
            <RedirectFields idPrefix="redirect" shown={{ path: lead, to: '' }} refusal={refusal} />
            <div>
              <Button type="submit" isPending={isPending} pendingLabel="Adding...">
                Add redirect
              </Button>
            </div>
          </Form>
        </UnsavedChangesGuard>
      </section>
      {missed.length > 0 && <Missed missed={missed} view={view} />}
      <section aria-labelledby="redirect-list" className="mt-10">
        <h2 id="redirect-list" className="font-serif text-heading">
          All redirects
        </h2>
        {(count > 0 || view.text !== '') && (
          <Form action={REDIRECTS_PATH} role="search" className="mt-3 flex flex-wrap items-end gap-4">
            {lead !== '' && <input type="hidden" name="lead" value={lead} />}
            <Field label="Search redirects" className="min-w-0 flex-1 basis-60">
              <Input key={view.text} type="search" name="q" defaultValue={view.text} />
            </Field>
            <Button type="submit" variant="secondary">
              Search
            </Button>
          </Form>
        )}
        {rows.length === 0 ? (
          <EmptyState title={view.text === '' ? 'No redirects yet' : 'No matching redirects'} className="mt-4">
            {view.text === '' ? 'Add the first one above.' : 'Try another search, or clear it to see them all.'}
          </EmptyState>
        ) : (
          <ul className="mt-4 border-t border-hairline">
            {rows.map((row) => (
              <Row key={row.path} row={row} view={view} siteUrl={siteUrl} />
            ))}
          </ul>
        )}
        <PageNavigation
          page={view.page}
          pageCount={pageCount}
          toPage={(page) => toRedirectsHref({ ...view, page, lead })}
        />
      </section>
    </div>
  );
}

interface MissedProps {
  readonly missed: RedirectsData['missed'];
  readonly view: RedirectView;
}

function Missed({ missed, view }: MissedProps) {
  return (
    <section aria-labelledby="redirect-missed" className="mt-10">
      <h2 id="redirect-missed" className="font-serif text-heading">
        Pages people couldn’t find
      </h2>
      <p className="mt-1 text-small text-ink-muted">
        The addresses people tried most in the last 30 days. Visits by search engines and other robots don’t count.
      </p>
      <ul className="mt-3 border-t border-hairline">
        {missed.map(({ name, count }) => (
          <li key={name} className="flex items-center gap-x-6 border-b border-hairline py-1">
            <span className="min-w-0 flex-1">{name}</span>
            <span className="figures text-small whitespace-nowrap text-ink-muted">{timesInWords(count)}</span>
            <Link to={toRedirectsHref({ ...view, lead: name })} className={linkClass}>
              Add redirect
              <span className="sr-only">: {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly row: RedirectsData['rows'][number];
  readonly view: RedirectView;
  readonly siteUrl: string;
}

function Row({ row, view, siteUrl }: RowProps) {
  const { path, to, end, isAutomatic, isPlanned, isCovered, isDead, asked } = row;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-hairline py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{toReadablePath(path)}</p>
        <p className="text-small text-ink-muted">
          {isCovered ? (
            <span>Inactive: a live page uses this URL</span>
          ) : to === null ? (
            <span>Inactive: the target page isn’t published</span>
          ) : (
            <>
              <span aria-hidden="true">→ </span>
              <a
                href={siteUrl + to}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                <span className="sr-only">Redirects to </span>
                {toReadablePath(to)}
              </a>
              {end !== null && <span>{`, then to ${toReadablePath(end)}`}</span>}
            </>
          )}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isCovered ? (
          <Badge tone="warning">Conflicts with a live page</Badge>
        ) : (
          isDead && <Badge tone="danger">Target not found</Badge>
        )}
        {isPlanned && <Badge>Scheduled</Badge>}
        {isAutomatic && <Badge>Automatic</Badge>}
        <span className="figures text-small text-ink-muted">
          {asked === 0 ? 'Not used in 90 days' : `${timesInWords(asked)} in 90 days`}
        </span>
      </p>
      <Link to={toRedirectHref(path, view)} preventScrollReset className={linkClass}>
        Edit
        <span className="sr-only">: {toReadablePath(path)}</span>
      </Link>
    </li>
  );
}

function timesInWords(count: number): string {
  return count === 1 ? 'Once' : `${count.toLocaleString('en-CA')} times`;
}
