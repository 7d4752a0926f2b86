import { Button } from '@showroom/ui/button';

export interface DeleteEntryProps {
  /** "Delete" */
  readonly verb: string;
  /** What the entry is called, for who does not see where the button stands. */
  readonly name: string;
}

/**
 * Deletes the entry whose form it stands in, at once: the notice that follows takes it back.
 * See docs/decisions/0022-edits-and-deletes.md.
 */
export function DeleteEntry({ verb, name }: DeleteEntryProps) {
  return (
    <Button type="submit" variant="danger" name="intent" value="delete">
      {verb}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
