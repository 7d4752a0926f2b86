import { Button } from '@showroom/ui/button';

export interface LocalCopyOfferProps {
  readonly onTake: () => void;
  readonly onForget: () => void;
}

/** What was typed on this page before and reached no one: to go on with, or to forget. */
export function LocalCopyOffer({ onTake, onForget }: LocalCopyOfferProps) {
  return (
    <div role="alert" className="mt-4 rounded-sm border border-l-4 border-hairline border-l-brass bg-paper-raised p-4">
      <p className="font-medium">You have unsaved changes from earlier on this device.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onTake}>Restore</Button>
        <Button variant="secondary" onClick={onForget}>
          Discard
        </Button>
      </div>
    </div>
  );
}
