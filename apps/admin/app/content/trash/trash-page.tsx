import type { DeletedContent } from '@showroom/store/admin';
import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { EmptyState } from '@showroom/ui/empty-state';
import { TabLink, TabLinks } from '@showroom/ui/tab-links';
import { Link } from 'react-router-dom';
import { countWords } from '../../frame/words/count-words.ts';
import { Form } from '../../frame/form/form.tsx';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { trashKinds, toTrashPath, type TrashKind, type TrashView } from './trash-view.ts';
import { writeDeletedThing } from '../kinds/restore-path.ts';
import { PageNavigation } from '../../frame/parts/page-navigation.tsx';

/** An entry of the list. For a comment, with its text and the time when it is erased, ISO 8601. */
type TrashLineProps = Omit<DeletedContent, 'kind'> & {
  readonly kind: TrashKind;
  readonly words?: string;
  readonly erasedAt?: string;
};

export interface TrashPageProps {
  /** What its address asks for. */
  readonly view: TrashView;
  /** The entries of this page, last deleted first. */
  readonly things: readonly TrashLineProps[];
  /** How many there are on all pages. */
  readonly total: number;
  /** In how many pages they are shown. */
  readonly pages: number;
  /** How long deleted entries are listed. */
  readonly days: number;
}

/** Recently deleted content, by whom and when, with a Restore button for each. */
export function TrashPage({ view, things, total, pages, days }: TrashPageProps) {
  const kinds = [undefined, ...(Object.keys(trashKinds) as TrashKind[])]; // The names of the record itself.
  return (
    <div className="max-w-4xl">
      <h1 className="font-serif text-title">Trash</h1>
      <p className="mt-2 max-w-prose text-ink-muted">
        How long deleted items stay here: posts, products, work items, testimonials and images {days} days; comments one
        hour. When you restore one, it goes back live if it was published, keeps its schedule if the date hasn’t passed,
        and otherwise comes back as a draft.
      </p>
      <p className="mt-2 max-w-prose text-ink-muted">
        Deleted leads and their files are erased immediately and can’t be restored, as your privacy policy promises.
      </p>
      <TabLinks aria-label="Type" className="mt-4">
        {kinds.map((kind) => (
          <TabLink
            key={kind ?? ''}
            as={Link}
            to={toTrashPath({ kind })}
            aria-current={kind === view.kind ? 'true' : undefined}
          >
            {kind === undefined ? 'All' : trashKinds[kind].many}
          </TabLink>
        ))}
      </TabLinks>
      <p role="status" className="figures mt-6 text-small text-ink-muted">
        {countWords(total, 'item')} in Trash
      </p>
      {things.length === 0 ? (
        <EmptyState
          className="mt-4"
          title={view.kind === undefined ? 'Trash is empty' : `No ${trashKinds[view.kind].many.toLowerCase()} in Trash`}
        >
          {view.kind === 'comments'
            ? 'Deleted comments stay here for one hour.'
            : `Deleted items stay here for ${days} days.`}
        </EmptyState>
      ) : (
        <ul className="mt-3 border-t border-hairline">
          {things.map((thing) => (
            <TrashLine key={thing.id} thing={thing} />
          ))}
        </ul>
      )}
      <PageNavigation page={view.page} pageCount={pages} toPage={(page) => toTrashPath({ ...view, page })} />
    </div>
  );
}

function TrashLine({ thing }: { readonly thing: TrashLineProps }) {
  const { id, kind, title, words, revision, deletedAt, deletedBy, erasedAt } = thing;
  const name = title === '' ? 'Untitled' : title;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-hairline py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          <Badge>{trashKinds[kind].one}</Badge>
        </p>
        {words !== undefined && <p className="line-clamp-2 wrap-anywhere">{words}</p>}
        <p className="text-small text-ink-muted">
          Deleted <time dateTime={deletedAt}>{formatInstant(deletedAt)}</time>
          {deletedBy !== null && <span>{` by ${deletedBy}`}</span>}
          {erasedAt !== undefined && (
            <span>
              , can be restored until <time dateTime={erasedAt}>{formatInstant(erasedAt)}</time>
            </span>
          )}
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="thing" value={writeDeletedThing({ id, from: revision })} />
        <Button type="submit" variant="secondary">
          Restore<span className="sr-only"> “{name}”</span>
        </Button>
      </Form>
    </li>
  );
}
