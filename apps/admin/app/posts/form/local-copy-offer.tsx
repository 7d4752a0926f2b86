import { Button } from '@showroom/ui/button';

export interface LocalCopyOfferProps {
  readonly onTake: () => void;
  readonly onForget: () => void;
}

/** What was typed on this page before and reached nobody: to go on with, or to forget. */
export function LocalCopyOffer({ onTake, onForget }: LocalCopyOfferProps) {
  return (
    <div role="alert" className="mt-4 rounded-sm border border-l-4 border-hairline border-l-brass bg-paper-raised p-4">
      <p className="font-medium">This browser still has what you typed here before it could be saved.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onTake}>Go on with it</Button>
        <Button variant="secondary" onClick={onForget}>
          Forget it
        </Button>
      </div>
    </div>
  );
}
