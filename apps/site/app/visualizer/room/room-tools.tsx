import { Button } from '@showroom/ui/button';
import { useState } from 'react';
import { isSameChosen, type RoomDesign } from '../room-code.ts';
import type { RoomState } from './use-room.ts';

interface RoomToolsProps {
  readonly design: RoomDesign;
  /** The URL's query. */
  readonly search: string;
  readonly state: Pick<RoomState, 'compare' | 'stopComparing' | 'switchSides'>;
}

/** Compares with other choices, and shares the room. They need scripts. */
export function RoomTools({ design: { chosen, other }, search, state }: RoomToolsProps) {
  return (
    <div className="-mx-3.5 flex flex-wrap items-center noscript:hidden">
      {other === null ? (
        <Button variant="quiet" size="small" onClick={state.compare}>
          Compare
        </Button>
      ) : (
        <>
          <Button variant="quiet" size="small" onClick={state.stopComparing}>
            Stop comparing
          </Button>
          {!isSameChosen(chosen, other) && (
            <Button variant="quiet" size="small" onClick={state.switchSides}>
              Switch sides
            </Button>
          )}
        </>
      )}
      <ShareLink key={search} />
      <p role="status" className="px-3.5 text-small text-ink-muted empty:hidden">
        {other !== null && isSameChosen(chosen, other) ? 'Now choose something else to compare with.' : ''}
      </p>
    </div>
  );
}

/** Shares the page's URL, which has the room; or copies it, where nothing can be shared with. */
function ShareLink() {
  const [note, setNote] = useState('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      setNote('Link copied');
    } catch {
      // Not allowed, or not a secure page: the address bar has it, too.
      setNote('Copy the link from the address bar.');
    }
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        Copy link
      </Button>
      <span role="status" className="text-small text-ink-muted">
        {note}
      </span>
    </>
  );
}
