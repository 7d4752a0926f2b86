import type { PictureSource } from '@showroom/ui/picture';
import type { ChosenPicture } from '../editor/visual-editor.tsx';

/** A picture of the library, with what it is drawn from. */
export interface PictureChoice extends ChosenPicture {
  readonly name: string;
  readonly record: PictureSource;
}

/** Reads one out of an answer of the server. */
export function readChoice(sent: unknown): PictureChoice {
  const { address, src, alt, name, record } = Object(sent);
  return {
    address: String(address),
    src: String(src),
    alt: String(alt),
    name: String(name),
    record: readRecord(record),
  };
}

function readRecord(record: unknown): PictureSource {
  const { alt, width, height, dominantColour, sources, src, position } = Object(record);
  const { avif, webp } = Object(sources);
  return {
    alt: String(alt),
    width: Number(width),
    height: Number(height),
    dominantColour: String(dominantColour),
    sources: { avif: String(avif), webp: String(webp) },
    src: String(src),
    ...(typeof position === 'string' ? { position } : {}),
  };
}
