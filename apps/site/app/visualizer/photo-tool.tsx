import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { FileDrop } from '@showroom/ui/file-drop';
import type { Pixels } from '@showroom/room-view/pixels';
import { useRef, useState } from 'react';
import type { Enclosed } from '../leads/enclosed.ts';
import { latePart } from '../shell/late-part.tsx';
import type { StoneChoice } from './stone-choice.ts';

const PhotoEditor = latePart(() => import('./editor/photo-editor.tsx'), {
  loading: 'Opening the photo…',
  failed: 'The editor couldn’t be loaded.',
});

export interface PhotoToolProps {
  readonly stones: readonly StoneChoice[];
  readonly firstStone: string;
  /** What goes along with a request: from the room that the visitor comes from. */
  readonly along: Enclosed;
  /** Of a kitchen of ours, to try the tool. Null leaves the offer out. */
  readonly samplePhotoUrl: string | null;
}

interface OpenPhoto {
  readonly pixels: Pixels;
  readonly isSample: boolean;
  /** Differs for each photo, so that the editor starts over. */
  readonly number: number;
}

const ACCEPTED = 'image/*,.heic,.heif';
const READ_FAILED = 'The photo couldn’t be read. Check your connection and try again.';

/** Asks for a photo, then shows the editor. */
export function PhotoTool({ stones, firstStone, along, samplePhotoUrl }: PhotoToolProps) {
  const [photo, setPhoto] = useState<OpenPhoto | null>(null);
  const [problem, setProblem] = useState('');
  const [isReading, setIsReading] = useState(false);
  const lastRead = useRef(0);

  async function open(find: () => Promise<Blob>, isSample: boolean): Promise<void> {
    lastRead.current += 1;
    const number = lastRead.current;
    setIsReading(true);
    setProblem('');
    const result = await read(find);
    // Another photo was chosen in the meantime.
    if (number !== lastRead.current) return;
    setIsReading(false);
    if (result.pixels) setPhoto({ pixels: result.pixels, isSample, number });
    else setProblem(result.problem);
  }

  if (photo) {
    return (
      <PhotoEditor
        key={photo.number}
        photo={photo.pixels}
        isSample={photo.isSample}
        stones={stones}
        firstStone={firstStone}
        along={along}
        onClose={() => setPhoto(null)}
      />
    );
  }
  return (
    <div className="mt-6 grid max-w-prose gap-4">
      <Field label="Your photo" hint="JPG, PNG, WebP or HEIC, from your phone or computer." error={problem}>
        <FileDrop
          name="photo"
          accept={ACCEPTED}
          maxFiles={1}
          prompt="Drag a photo here, take one or browse"
          files={[]}
          messages={{ wrongType: ({ name }) => `${name} isn’t a photo. Choose a JPG, PNG, WebP or HEIC file.` }}
          onFilesChange={([file]) => {
            if (file) void open(() => Promise.resolve(file), false);
          }}
        />
      </Field>
      {samplePhotoUrl !== null && (
        <div>
          <Button
            variant="secondary"
            isPending={isReading}
            pendingLabel="Opening…"
            onClick={() => void open(async () => (await fetch(samplePhotoUrl)).blob(), true)}
          >
            Try it with our kitchen
          </Button>
        </div>
      )}
      <p role="status" className="text-small text-ink-muted empty:hidden">
        {isReading ? 'Opening the photo…' : ''}
      </p>
    </div>
  );
}

type ReadResult =
  | { readonly pixels: Pixels; readonly problem?: never }
  | { readonly pixels?: never; readonly problem: string };

async function read(find: () => Promise<Blob>): Promise<ReadResult> {
  try {
    const { readPhoto } = await import('./photo/read-photo.ts');
    return await readPhoto(await find());
  } catch {
    return { problem: READ_FAILED };
  }
}
