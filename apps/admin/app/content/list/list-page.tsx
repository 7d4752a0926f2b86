import { Button } from '@showroom/ui/button';
import { EmptyState } from '@showroom/ui/empty-state';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { LinkButton } from '@showroom/ui/link-button';
import { Select } from '@showroom/ui/select';
import { Link } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { isItemName, type KindName } from '../../frame/navigation/content-kinds.ts';
import { PageNavigation } from '../../frame/parts/page-navigation.tsx';
import { pairedClass, SortField } from '../../frame/sorting/sort-field.tsx';
import { useFormOfAddress } from '../../frame/sorting/use-form-of-address.ts';
import { formatCount } from '../../frame/words/count-words.ts';
import { BulkChoice } from './bulk/bulk-choice.tsx';
import { kindForms, taggedKinds } from '../kinds/kinds.ts';
import { TrashLink } from '../trash/trash-link.tsx';
import { ListCards } from './list-cards.tsx';
import { ListTable } from './list-table.tsx';
import { buildListSearch, isNarrowed, type ListView } from './list-url.ts';
import type { ListPart } from './load-list.server.ts';

export interface ListPageProps extends ListPart {
  /** Which kind. */
  readonly kind: KindName;
  /** The list’s own path; the paths of its entries begin with it. */
  readonly path: string;
  /** The heading of the page. */
  readonly title: string;
  /** As a table, for a kind that has one; otherwise as cards. */
  readonly isTable: boolean;
}

/** All entries of a kind, a page at a time, with a search, filters and an order that are in the URL. */
export function ListPage({ kind, path, title, isTable, view, cards, found, total, pageCount, tags }: ListPageProps) {
  const { addLabel, plural, empty } = kindForms[kind];
  const search = buildListSearch(kind, view);
  const isFiltered = isNarrowed(view);
  const shown = { kind, cards, path, search };
  const toPath = (other: Partial<ListView>) => path + buildListSearch(kind, { ...view, ...other });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-serif text-title">{title}</h1>
        <LinkButton as={Link} to={`${path}/new${search}`} preventScrollReset={isItemName(kind)}>
          {addLabel}
        </LinkButton>
      </div>
      <FilterForm kind={kind} path={path} view={view} isTable={isTable} />
      <p role="status" className="figures mt-6 text-small text-ink-muted">
        {formatCount(found)} of {formatCount(total)} {plural}
      </p>
      {cards.length > 0 ? (
        <BulkChoice kind={kind} back={path + search} tags={taggedKinds.includes(kind) ? tags : undefined}>
          {isTable ? (
            <ListTable {...shown} sort={view.sort} toSorted={(sort) => toPath({ sort, page: 1 })} />
          ) : (
            <ListCards {...shown} />
          )}
        </BulkChoice>
      ) : (
        <EmptyState
          className="mt-4"
          title={isFiltered ? `No ${plural} found` : empty.title}
          action={
            isFiltered ? (
              <LinkButton as={Link} variant="secondary" to={path}>
                Clear filters
              </LinkButton>
            ) : (
              <LinkButton as={Link} to={`${path}/new`}>
                {addLabel}
              </LinkButton>
            )
          }
        >
          {isFiltered ? 'Try adjusting your search or filters' : empty.hint}
        </EmptyState>
      )}
      <PageNavigation page={view.page} pageCount={pageCount} toPage={(page) => toPath({ page })} />
      <TrashLink kind={kind} />
    </>
  );
}

function FilterForm({ kind, path, view, isTable }: Pick<ListPageProps, 'kind' | 'path' | 'view' | 'isTable'>) {
  const { searched, filters, sorts } = kindForms[kind];
  const form = useFormOfAddress(buildListSearch(kind, { ...view, page: 1 }));
  return (
    <Form ref={form} role="search" action={path} className="mt-6 flex flex-wrap items-end gap-3">
      <Field label="Search" className="min-w-56 flex-1">
        <Input name="q" type="search" defaultValue={view.query} placeholder={searched} />
      </Field>
      {filters.map(({ name, narrows, label, every, options }) => (
        <Field key={name} label={label} className={pairedClass}>
          <Select name={name} defaultValue={view[narrows] ?? ''} options={[{ value: '', label: every }, ...options]} />
        </Field>
      ))}
      <SortField sorts={sorts} sort={view.sort} headsFrom={isTable ? 'xl' : undefined} />
      <Button type="submit" variant="secondary">
        Apply
      </Button>
    </Form>
  );
}
