import { Button } from '@showroom/ui/button';

export interface RemoveEntryProps {
  /** "Delete" */
  readonly verb: string;
  /** What the entry is called, for who does not see where the button stands. */
  readonly name: string;
  readonly question: string;
}

/** Removes the entry whose form it stands in, in two steps, with or without scripts: beside Save a thumb slips, and nothing brings it back. */
export function RemoveEntry({ verb, name, question }: RemoveEntryProps) {
  return (
    <details className="open:w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-sm px-2 text-danger hover:underline">
        {verb}
        <span className="sr-only"> {name}</span>
      </summary>
      <div className="mt-2 rounded-sm bg-danger-surface p-4">
        <p className="text-small">{question}</p>
        <Button type="submit" variant="danger" name="intent" value="delete" className="mt-3">
          {verb} for good
        </Button>
      </div>
    </details>
  );
}
