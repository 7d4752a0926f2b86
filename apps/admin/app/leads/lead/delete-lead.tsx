import { Button } from '@showroom/ui/button';
import { Form } from '../../frame/form/form.tsx';

/**
 * Deleting, in two steps: what a stranger asked to have removed must be removable, and nothing goes by a slip.
 * See docs/decisions/0022-edits-and-deletes.md.
 */
export function DeleteLead({ name }: { readonly name: string }) {
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-danger hover:underline">
        Delete this lead
      </summary>
      <Form method="post" className="mt-2 rounded-sm bg-danger-surface p-4">
        <p className="text-small">
          This permanently deletes the lead from <bdi>{name}</bdi>, with all its files and emails. It can’t be undone.
        </p>
        <Button type="submit" variant="danger" name="intent" value="delete" className="mt-3">
          Delete permanently
        </Button>
      </Form>
    </details>
  );
}
