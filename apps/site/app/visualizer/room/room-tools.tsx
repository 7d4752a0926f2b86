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
      <Button variant="quiet" size="small" onClick={other === null ? state.compare : state.stopComparing}>
        {other === null ? 'Compare' : 'Stop comparing'}
      </Button>
      {other !== null && !isSameChosen(chosen, other) && (
        <Button variant="quiet" size="small" onClick={state.switchSides}>
          Switch sides
        </Button>
      )}
      <CopyLink key={search} search={search} />
      <p role="status" className="px-3.5 text-small text-ink-muted empty:hidden">
        {other !== null && isSameChosen(chosen, other) ? 'Now choose something else to compare with.' : ''}
      </p>
    </div>
  );
}

/** Copies the room's URL. */
function CopyLink({ search }: { readonly search: string }) {
  const [note, setNote] = useState('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(new URL(location.pathname + search, location.href).href);
      setNote('Link copied');
    } catch {
      // Not allowed, or not a secure page: the address bar has it, too.
      setNote('Couldn’t copy the link. Copy it from the address bar.');
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
