import { parseAccept } from 'hono/utils/accept';
import { pictureWidths, type MadePicture } from './picture-path.ts';

export interface StandIns {
  /** At least as wide as requested. */
  readonly wideEnough: readonly MadePicture[];
  readonly narrower: readonly MadePicture[];
  /** Whether the client can read the master, a WebP. */
  readonly canBeMaster: boolean;
}

/** Lists substitutes for a file in formats the client can read. Social cards are cropped and have none. */
export function listStandIns(asked: MadePicture, accept: string | undefined): StandIns {
  if (asked.format === 'jpg') return { wideEnough: [], narrower: [], canBeMaster: false };
  const formats = listFormats(asked.format, accept);
  const inEachFormat = (width: MadePicture['width']) => formats.map((format) => ({ ...asked, width, format }));
  const isAskedFor = ({ width, format }: MadePicture) => width === asked.width && format === asked.format;
  return {
    wideEnough: pictureWidths
      .filter((width) => width >= asked.width)
      .flatMap(inEachFormat)
      .filter((picture) => !isAskedFor(picture)),
    narrower: pictureWidths
      .filter((width) => width < asked.width)
      .toReversed()
      .flatMap(inEachFormat),
    canBeMaster: formats.includes('webp'),
  };
}

/**
 * The requested format first, since the client reads it. AVIF must be named in Accept, because older clients say `image/*` too.
 */
function listFormats(asked: 'avif' | 'webp', accept: string | undefined): readonly ('avif' | 'webp')[] {
  const types = parseAccept(accept ?? '*/*').filter(({ q }) => q > 0);
  const reads = (...named: readonly string[]) => types.some(({ type }) => named.includes(type.toLowerCase()));
  if (asked === 'avif') return reads('image/webp', 'image/*', '*/*') ? ['avif', 'webp'] : ['avif'];
  return reads('image/avif') ? ['webp', 'avif'] : ['webp'];
}
