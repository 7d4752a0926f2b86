import type { Pixels } from '@showroom/room-view/pixels';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Enclosed } from '../../leads/enclosed.ts';
import { buildStoneQuoteHref } from '../../leads/quote-href.ts';
import { stonePlanPath } from '../../slab-planner/plan-path.ts';
import type { StoneChoice } from '../stone-choice.ts';
import { keepPicture } from '../use-kept-picture.ts';
import { toImageData } from './pixel-canvas.tsx';

export interface SavePictureProps {
  readonly stone: StoneChoice;
  /** What else goes along with a request. */
  readonly along: Enclosed;
  readonly composeFull: () => Promise<Pixels | null>;
  /** Our own kitchen isn't sent to us. */
  readonly isSample: boolean;
}

/** Downloads the picture, and goes on to the planner or the quote form, with the picture if the visitor ticks it. */
export function SavePicture({ stone, along, composeFull, isSample }: SavePictureProps) {
  const [busyWith, setBusyWith] = useState<'download' | 'plan' | 'ask' | null>(null);
  const [isAttached, setIsAttached] = useState(false);
  const [problem, setProblem] = useState('');
  const navigate = useNavigate();

  async function makeFile(): Promise<File | null> {
    setProblem('');
    const pixels = await composeFull();
    const blob = pixels && (await toJpeg(pixels));
    if (!blob) {
      setProblem('The picture couldn’t be made. Check your connection and try again.');
      return null;
    }
    return new File([blob], `kitchen-with-${stone.slug}.jpg`, { type: 'image/jpeg' });
  }

  async function download(): Promise<void> {
    setBusyWith('download');
    const file = await makeFile();
    setBusyWith(null);
    if (file) saveFile(file);
  }

  async function goOn(to: 'plan' | 'ask'): Promise<void> {
    setBusyWith(to);
    const file = isAttached ? await makeFile() : null;
    setBusyWith(null);
    if (isAttached && !file) return;
    keepPicture(file && { slug: stone.slug, file });
    await navigate(to === 'plan' ? stonePlanPath(stone.slug, along) : buildStoneQuoteHref(stone.slug, along));
  }

  return (
    <div className="grid gap-3 border-t border-hairline pt-5">
      <div className="flex flex-wrap gap-2">
        <Button
          isPending={busyWith === 'download'}
          pendingLabel="Preparing…"
          variant="secondary"
          onClick={() => void download()}
        >
          Download the picture
        </Button>
        <Button
          isPending={busyWith === 'plan'}
          pendingLabel="Preparing…"
          variant="secondary"
          onClick={() => void goOn('plan')}
        >
          Plan it on the slab
        </Button>
        <Button isPending={busyWith === 'ask'} pendingLabel="Preparing…" onClick={() => void goOn('ask')}>
          Ask about this stone
        </Button>
      </div>
      {!isSample && (
        <Checkbox
          label="Attach this picture to my request"
          description="We receive it only when you send the form."
          checked={isAttached}
          onChange={(event) => setIsAttached(event.target.checked)}
        />
      )}
      <p role="status" className="text-small font-medium text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}

function toJpeg(pixels: Pixels): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [pixels.width, pixels.height];
  canvas.getContext('2d')?.putImageData(toImageData(pixels), 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}

function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
