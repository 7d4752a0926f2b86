import { postCategories } from '@showroom/store/rules';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Select } from '@showroom/ui/select';
import { Form } from '../../../frame/form/form.tsx';
import { pairedClass, SortField } from '../../../frame/sorting/sort-field.tsx';
import { useFormOfAddress } from '../../../frame/sorting/use-form-of-address.ts';
import { buildPostListSearch, postSorts, postStatuses, postStatusLabels, type PostListView } from './post-list-url.ts';

export interface PostFilterProps {
  readonly view: PostListView;
  /** The list is a table, which sorts by its heads. */
  readonly isTable: boolean;
}

/** What narrows and sorts a list of posts. It is applied by its button, and stands in the address. */
export function PostFilter({ view, isTable }: PostFilterProps) {
  const { query, status = '', category = '' } = view;
  const form = useFormOfAddress(buildPostListSearch({ ...view, page: 1 }));
  return (
    <Form ref={form} role="search" className="flex flex-wrap items-end gap-3">
      <Field label="Search" className="min-w-56 flex-1">
        <Input name="q" type="search" defaultValue={query} placeholder="Title, author or content" />
      </Field>
      <Field label="Status" className={pairedClass}>
        <Select name="status" defaultValue={status}>
          <option value="">All Posts</option>
          {postStatuses.map((each) => (
            <option key={each} value={each}>
              {postStatusLabels[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Category" className={pairedClass}>
        <Select name="category" defaultValue={category}>
          <option value="">All Categories</option>
          {postCategories.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </Field>
      <SortField sorts={postSorts} sort={view.sort} headsFrom={isTable ? 'xl' : undefined} />
      <Button type="submit" variant="secondary">
        Apply
      </Button>
    </Form>
  );
}
