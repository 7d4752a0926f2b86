import { Button } from '@showroom/ui/button';
import { Form } from '../../frame/form/form.tsx';

/**
 * Deletes a lead in two steps. People may ask for their data to be removed, and a slip must not delete it. See
 * docs/decisions/0022-edits-and-deletes.md.
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
