import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { EmptyState } from '@showroom/ui/empty-state';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Link, useNavigation } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { formatInstant } from '../../frame/words/format-instant.ts';
import type { SeoListData } from './load-seo.server.ts';
import { SortField } from '../../frame/sorting/sort-field.tsx';
import { REDIRECTS_PATH } from '../redirects/redirects-url.ts';
import { seoSorts, toSeoHref, toSeoPageHref } from './seo-view.ts';
import { PageNavigation } from '../../frame/parts/page-navigation.tsx';

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** Every public page as search engines see it, with its problems. */
export function SeoList(list: SeoListData) {
  const { view, rows, found, total, faulty, pageCount, progress, problem } = list;
  const isReading = progress !== null;
  return (
    <div className="max-w-5xl">
      <h1 className="font-serif text-title">SEO Tools</h1>
      <p className="mt-2 max-w-prose text-ink-muted">
        How each page looks in Google. Select a page to edit its title and description.
      </p>
      <Link to={REDIRECTS_PATH} className={linkClass}>
        Manage redirects
      </Link>
      {problem !== null && (
        <p role="alert" className="mt-4 rounded-sm border border-danger bg-danger-surface px-4 py-3 text-danger">
          {problem}
        </p>
      )}
      <ReadLine {...list} />
      <Form method="get" className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-2" role="search">
        <div className="min-w-0 flex-1 basis-60">
          <Field id="seo-q" label="Search pages">
            <Input key={view.text} type="search" name="q" defaultValue={view.text} />
          </Field>
        </div>
        <Checkbox
          key={String(view.isFaultsOnly)}
          name="show"
          value="faults"
          label="Only pages with issues"
          defaultChecked={view.isFaultsOnly}
        />
        <SortField key={`${view.sort.by} ${view.sort.isDescending}`} sorts={seoSorts} sort={view.sort} />
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </Form>
      <p role="status" className="mt-4 text-small text-ink-muted">
        {total > 0 &&
          `${found} of ${total} pages${isReading ? ' from the last scan' : ''}; ${faulty === 0 ? 'no issues' : `${faulty} ${faulty === 1 ? 'has' : 'have'} issues`}`}
      </p>
      {rows.length === 0 && !isReading && problem === null ? (
        <EmptyState title="No matching pages" className="mt-4">
          Try adjusting your search or filters
        </EmptyState>
      ) : (
        <ul className="mt-2 border-t border-hairline">
          {rows.map((row) => (
            <Row key={row.path} {...row} />
          ))}
        </ul>
      )}
      <PageNavigation page={view.page} pageCount={pageCount} toPage={(page) => toSeoHref({ ...view, page })} />
    </div>
  );
}

/** Once every page is read, its links are checked. */
function describeProgress({ done, total }: NonNullable<SeoListData['progress']>): string {
  if (total === 0) return 'Scanning site';
  return done < total ? `Scanning site: ${done} of ${total} pages` : 'Scanning site: checking links';
}

function ReadLine({ view, progress, readAt }: SeoListData) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {progress === null ? (
        <Form method="post" action={toSeoHref(view)}>
          <Button type="submit" variant="secondary" isPending={isBusy} pendingLabel="Scanning...">
            Rescan site
          </Button>
        </Form>
      ) : (
        <p>
          {`${describeProgress(progress)}. `}
          <Link to={toSeoHref(view)} className={linkClass}>
            Refresh
          </Link>
        </p>
      )}
      {readAt !== null && (
        <p className="text-small text-ink-muted">
          Last scanned <time dateTime={readAt}>{formatInstant(readAt)}</time>
        </p>
      )}
    </div>
  );
}

function Row({ path, title, description, faults, mutedCount }: SeoListData['rows'][number]) {
  return (
    <li className="relative grid gap-x-6 gap-y-1 border-b border-hairline py-3 hover:bg-stone-50 md:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <Link to={toSeoPageHref(path)} className="font-medium after:absolute after:inset-0">
          {title === '' ? 'No title' : title}
        </Link>
        <p className="text-caption text-ink-muted">{path}</p>
        <p className="mt-1 line-clamp-2 text-small text-ink-muted">{description}</p>
      </div>
      <div className="flex flex-col items-start gap-1">
        {faults.map((words) => (
          <Badge key={words} tone="warning">
            {words}
          </Badge>
        ))}
        {faults.length === 0 && <Badge tone="success">No issues</Badge>}
        {mutedCount > 0 && <span className="text-caption text-ink-muted">{mutedCount} ignored</span>}
      </div>
    </li>
  );
}
