import { Button } from '@showroom/ui/button';

export interface DeleteEntryProps {
  readonly verb: string;
  readonly name: string;
}

/**
 * Deletes the entry of its form immediately; the notice that follows offers Undo. See
 * docs/decisions/0022-edits-and-deletes.md.
 */
export function DeleteEntry({ verb, name }: DeleteEntryProps) {
  return (
    <Button type="submit" variant="danger" name="intent" value="delete">
      {verb}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
