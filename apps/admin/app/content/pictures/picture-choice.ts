import type { PictureSource } from '@showroom/ui/picture';

/** A picture chosen for a text. */
export interface ChosenPicture {
  /** `media:<id>` or `master:<name>`. */
  readonly address: string;
  readonly src: string;
  readonly alt: string;
}

/** A picture of the library or the site, with its preview. */
export interface PictureChoice extends ChosenPicture {
  readonly name: string;
  readonly record: PictureSource;
  /** The family of a site picture. */
  readonly group?: string | undefined;
}

/** A page of pictures to choose from. */
export interface FoundChoices {
  readonly choices: readonly PictureChoice[];
  readonly pageCount: number;
  /** The families of the site’s pictures; none for the library. */
  readonly groups: readonly { readonly value: string; readonly label: string }[];
}

/** Reads a page of choices from a response. */
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
