import type { DeletedContent } from '@showroom/store/admin/list-deleted';
import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { EmptyState } from '@showroom/ui/empty-state';
import { Link } from 'react-router-dom';
import { Form } from '../shell/form/form.tsx';
import { formatInstant } from '../leads/format-instant.ts';
import { deletedKinds, toDeletedPath, type DeletedKind, type DeletedView } from './deleted-view.ts';
import { writeDeletedThing } from './undo-path.ts';
import { PageNavigation } from '../shell/page-navigation.tsx';

/** A line of the list. Of a comment it says what it was, and when it is erased, ISO 8601. */
type DeletedLineProps = Omit<DeletedContent, 'kind'> & {
  readonly kind: DeletedKind;
  readonly words?: string;
  readonly erasedAt?: string;
};

export interface DeletedPageProps {
  /** What its address asks for. */
  readonly view: DeletedView;
  /** Those of this page, the last one that was deleted first. */
  readonly things: readonly DeletedLineProps[];
  /** How many there are on all pages. */
  readonly total: number;
  /** In how many pages they are shown. */
  readonly pages: number;
  /** For how many days they are listed. */
  readonly days: number;
}

/** What was deleted of late, by whom and when, and the way back for each. */
export function DeletedPage({ view, things, total, pages, days }: DeletedPageProps) {
  const kinds = [undefined, ...(Object.keys(deletedKinds) as DeletedKind[])]; // The names of the record itself.
  return (
    <div className="max-w-4xl">
      <h1 className="font-serif text-title">Deleted</h1>
      <p className="mt-2 max-w-prose text-ink-muted">
        What was deleted in the last {days} days. What visitors saw comes back to the site. What was planned is planned
        again if its day is still ahead; everything else comes back as a draft. Comments can be brought back for an
        hour, then they are erased.
      </p>
      <p className="mt-2 max-w-prose text-ink-muted">
        Leads are not listed: one that is deleted is gone at once and for good, with its files, as visitors are promised
        on the privacy page.
      </p>
      <nav aria-label="Kind" className="mt-4 flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Link
            key={kind ?? ''}
            to={toDeletedPath({ kind })}
            aria-current={kind === view.kind ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-sm border border-hairline px-4 hover:border-stone-400 aria-[current]:border-spruce aria-[current]:font-medium aria-[current]:text-spruce"
          >
            {kind === undefined ? 'Everything' : deletedKinds[kind].many}
          </Link>
        ))}
      </nav>
      <p role="status" className="figures mt-6 text-small text-ink-muted">
        {total} deleted
      </p>
      {things.length === 0 ? (
        <EmptyState className="mt-4" title="Nothing deleted">
          {view.kind === 'comments'
            ? 'A comment that you delete is listed here for an hour.'
            : `What you delete is listed here for ${days} days.`}
        </EmptyState>
      ) : (
        <ul className="mt-3 border-t border-hairline">
          {things.map((thing) => (
            <DeletedLine key={thing.id} thing={thing} />
          ))}
        </ul>
      )}
      <PageNavigation page={view.page} pageCount={pages} toPage={(page) => toDeletedPath({ ...view, page })} />
    </div>
  );
}

function DeletedLine({ thing }: { readonly thing: DeletedLineProps }) {
  const { id, kind, title, words, revision, deletedAt, deletedBy, erasedAt } = thing;
  const name = title === '' ? 'Untitled' : title;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-hairline py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          <Badge>{deletedKinds[kind].one}</Badge>
        </p>
        {words !== undefined && <p className="line-clamp-2 wrap-anywhere">{words}</p>}
        <p className="text-small text-ink-muted">
          Deleted <time dateTime={deletedAt}>{formatInstant(deletedAt)}</time>
          {deletedBy !== null && <span>{` by ${deletedBy}`}</span>}
          {erasedAt !== undefined && (
            <span>
              , erased for good <time dateTime={erasedAt}>{formatInstant(erasedAt)}</time>
            </span>
          )}
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="thing" value={writeDeletedThing({ id, from: revision })} />
        <Button type="submit" variant="secondary">
          Bring back<span className="sr-only"> “{name}”</span>
        </Button>
      </Form>
    </li>
  );
}
