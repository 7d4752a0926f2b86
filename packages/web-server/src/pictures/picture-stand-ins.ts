import { parseAccept } from 'hono/utils/accept';
import { pictureWidths, type MadePicture } from './picture-path.ts';

/** What may be sent in place of a file that is not made yet, each list nearest first. */
export interface StandIns {
  /** As wide as asked for, or wider: nothing is lost but some bytes. */
  readonly wideEnough: readonly MadePicture[];
  readonly narrower: readonly MadePicture[];
  /** Whether the master, a WebP, can be read by anyone who asks. */
  readonly canBeMaster: boolean;
}

/** Lists what can stand in for a file, in the formats that anyone who asks can read. Social cards are cropped: nothing can. */
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

/** The format asked for first: anyone who asks reads that one. AVIF has to be named, as older readers say `image/*` too. */
function listFormats(asked: 'avif' | 'webp', accept: string | undefined): readonly ('avif' | 'webp')[] {
  const types = parseAccept(accept ?? '*/*').filter(({ q }) => q > 0);
  const reads = (...named: readonly string[]) => types.some(({ type }) => named.includes(type.toLowerCase()));
  if (asked === 'avif') return reads('image/webp', 'image/*', '*/*') ? ['avif', 'webp'] : ['avif'];
  return reads('image/avif') ? ['webp', 'avif'] : ['webp'];
}
