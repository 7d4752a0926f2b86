import type { PictureSource } from '@showroom/ui/picture';

export interface ChosenPicture {
  /** `media:<id>` or `master:<name>`. */
  readonly address: string;
  readonly src: string;
  readonly alt: string;
}

export interface PictureChoice extends ChosenPicture {
  readonly name: string;
  readonly record: PictureSource;
  readonly group?: string | undefined;
}

export interface FoundChoices {
  readonly choices: readonly PictureChoice[];
  readonly pageCount: number;
  /** The families of the site’s pictures; none for the library. */
  readonly groups: readonly { readonly value: string; readonly label: string }[];
}

export function readChoices(answer: unknown): FoundChoices {
  const { choices, pageCount, groups } = Object(answer);
  if (!Array.isArray(choices)) throw new TypeError('Not a list of images');
  return {
    pageCount: Number(pageCount),
    choices: choices.map(readChoice),
    groups: Array.isArray(groups) ? groups.map(readGroup) : [],
  };
}

function readGroup(sent: unknown) {
  const { value, label } = Object(sent);
  return { value: String(value), label: String(label) };
}

export function readChoice(sent: unknown): PictureChoice {
  const { address, src, alt, name, record, group } = Object(sent);
  return {
    address: String(address),
    src: String(src),
    alt: String(alt),
    name: String(name),
    record: readRecord(record),
    ...(typeof group === 'string' ? { group } : {}),
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
