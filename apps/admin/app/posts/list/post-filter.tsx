import { postCategories } from '@showroom/store/content-options';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Select } from '@showroom/ui/select';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router-dom';
import { postOrderLabels, postOrders, postStatuses, postStatusLabels, type PostListView } from './post-list-url.ts';

export interface PostFilterProps {
  readonly view: PostListView;
}

/** What narrows and sorts a list of posts. It is applied by its button, and stands in the address. */
export function PostFilter({ view }: PostFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const { query } = view;
  const chosenStatus = view.status ?? '';
  const chosenCategory = view.category ?? '';
  const chosenOrder = view.order;
  // A list that was reached another way, by Back or by a link, shows in the controls.
  useEffect(() => {
    const wanted: Readonly<Record<string, string>> = {
      q: query,
      status: chosenStatus,
      category: chosenCategory,
      sort: chosenOrder,
    };
    for (const field of form.current?.elements ?? []) {
      const isControl = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isControl) field.value = wanted[field.name] ?? '';
    }
  }, [query, chosenStatus, chosenCategory, chosenOrder]);
  return (
    <Form ref={form} role="search" className="flex flex-wrap items-end gap-3">
      <Field label="Search" className="min-w-56 flex-1">
        <Input name="q" type="search" defaultValue={query} placeholder="Title, author or content" />
      </Field>
      <Field label="Status">
        <Select name="status" defaultValue={chosenStatus}>
          <option value="">All Posts</option>
          {postStatuses.map((status) => (
            <option key={status} value={status}>
              {postStatusLabels[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Category">
        <Select name="category" defaultValue={chosenCategory}>
          <option value="">All Categories</option>
          {postCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
      </Field>
      <Field label="Sort">
        <Select name="sort" defaultValue={chosenOrder}>
          {postOrders.map((order) => (
            <option key={order} value={order}>
              {postOrderLabels[order]}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="secondary">
        Show posts
      </Button>
    </Form>
  );
}
