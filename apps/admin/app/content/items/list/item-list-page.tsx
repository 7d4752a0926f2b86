import { Button } from '@showroom/ui/button';
import { EmptyState } from '@showroom/ui/empty-state';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { LinkButton } from '@showroom/ui/link-button';
import { Select } from '@showroom/ui/select';
import { Link } from 'react-router-dom';
import { Form } from '../../../frame/form/form.tsx';
import { BulkChoice } from '../../bulk/bulk-choice.tsx';
import { toListPath, type ItemName } from '../../../frame/navigation/content-kinds.ts';
import { itemForms, taggedKinds } from '../../kinds/kinds.ts';
import type { ItemForm } from '../../kind-definitions/item-form.ts';
import { ItemCards } from './item-cards.tsx';
import { buildItemSearch, isNarrowed, type ItemListView } from './item-list-url.ts';
import type { ItemList } from './load-item-list.server.ts';
import { useFormOfAddress } from '../../../frame/sorting/use-form-of-address.ts';
import { TrashLink } from '../../trash/trash-link.tsx';
import { pairedClass, SortField } from '../../../frame/sorting/sort-field.tsx';
import { PageNavigation } from '../../../frame/parts/page-navigation.tsx';
import { formatCount } from '../../../frame/words/count-words.ts';

export interface ItemListPageProps {
  /** Which kind. */
  readonly item: ItemName;
  /** What its address asks for. */
  readonly view: ItemListView;
  /** The part of it that is shown, and how many there are. */
  readonly list: ItemList;
}

/** All items of a kind as cards, with a search and filters that stand in the address. */
export function ItemListPage({ item, view, list }: ItemListPageProps) {
  const form: ItemForm = itemForms[item];
  const path = toListPath(item);
  const search = buildItemSearch(item, view);
  const filterForm = useFormOfAddress(search);
  const isFiltered = isNarrowed(view);
  const toPage = (page: number) => `${path}${buildItemSearch(item, { ...view, page })}`;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-serif text-title">{form.title}</h1>
        <LinkButton as={Link} to={`${path}/new${search}`} preventScrollReset>
          {form.addLabel}
        </LinkButton>
      </div>
      <Form ref={filterForm} role="search" action={path} className="mt-6 flex flex-wrap items-end gap-3">
        <Field label="Search" className="min-w-56 flex-1">
          <Input name="q" type="search" defaultValue={view.query} placeholder={form.searched} />
        </Field>
        <Filter
          label="Category"
          name="category"
          every="All Categories"
          options={form.categories}
          value={view.category}
        />
        <Filter label="Status" name="status" every="All Statuses" options={form.statuses} value={view.status} />
        <Filter
          label="Visibility"
          name="shown"
          every="All"
          options={[
            { value: 'published', label: 'Published' },
            { value: 'draft', label: 'Not published' },
          ]}
          value={view.shown}
        />
        <SortField sorts={form.sorts} sort={view.sort} />
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </Form>
      <p role="status" className="figures mt-6 text-small text-ink-muted">
        {formatCount(list.found)} of {formatCount(list.total)} {form.plural}
      </p>
      {list.cards.length > 0 ? (
        <BulkChoice kind={item} back={path + search} tags={taggedKinds.includes(item) ? list.tags : undefined}>
          <ItemCards cards={list.cards} path={path} search={search} />
        </BulkChoice>
      ) : (
        <EmptyState
          className="mt-4"
          title={form.empty.title}
          action={
            isFiltered ? (
              <LinkButton as={Link} variant="secondary" to={path}>
                Clear filters
              </LinkButton>
            ) : (
              <LinkButton as={Link} to={`${path}/new`}>
                {form.addLabel}
              </LinkButton>
            )
          }
        >
          {isFiltered ? 'Try adjusting your search or filters' : form.empty.hint}
        </EmptyState>
      )}
      <PageNavigation page={list.page} pageCount={list.pages} toPage={toPage} />
      <TrashLink kind={item} />
    </>
  );
}

interface FilterProps {
  readonly label: string;
  readonly name: string;
  readonly every: string;
  readonly options: ItemForm['categories'];
  readonly value: string | undefined;
}

function Filter({ label, name, every, options, value = '' }: FilterProps) {
  if (options === undefined) return null;
  return (
    <Field label={label} className={pairedClass}>
      <Select name={name} defaultValue={value} options={[{ value: '', label: every }, ...options]} />
    </Field>
  );
}
