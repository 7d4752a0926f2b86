/** Widths of composed pictures, in pixels. */
export const roomPictureWidths = [800, 1200, 1600] as const;
export type RoomPictureWidth = (typeof roomPictureWidths)[number];
export type RoomPictureFormat = 'avif' | 'webp' | 'jpg';

/** Widths of the files that the live view is drawn from. */
export const liveWidths = [1200, 1600] as const;
export type LiveWidth = (typeof liveWidths)[number];

/** A file that the live view is drawn from. `cabinets` needs a wood, `floor` a product. */
export type LivePart =
  | { readonly kind: 'light' | 'gloss' | 'bounce' | 'faces' }
  | { readonly kind: 'cabinets' | 'floor'; readonly slug: string };

const PICTURES_PATH = '/visualizer/pictures';
const PARTS_PATH = '/visualizer/room-files';

/**
 * The path of a composed picture. `jpg` is for link previews: cropped to 1200 × 630.
 *
 * @param design the query that `writeRoom` gives
 */
export function roomPicturePath(
  version: string,
  design: string,
  file: { readonly width: RoomPictureWidth; readonly format: 'avif' | 'webp' } | { readonly format: 'jpg' },
): string {
  const width = file.format === 'jpg' ? 1200 : file.width;
  return `${PICTURES_PATH}/${version}-${width}.${file.format}${design}`;
}

/** What the name of a composed picture's file says. */
export function parseRoomPictureFile(
  name: string,
): { readonly version: string; readonly width: RoomPictureWidth; readonly format: RoomPictureFormat } | undefined {
  const [, version, size, extension] = /^([0-9a-f]{12})-(\d{3,4})\.(avif|webp|jpg)$/.exec(name) ?? [];
  const width = roomPictureWidths.find((known) => String(known) === size);
  const format = (['avif', 'webp', 'jpg'] as const).find((known) => known === extension);
  if (version === undefined || width === undefined || format === undefined) return undefined;
  return format === 'jpg' && width !== 1200 ? undefined : { version, width, format };
}

/** The path of a file that the live view is drawn from. */
export function livePartPath(room: string, version: string, part: LivePart, width: LiveWidth): string {
  const name = 'slug' in part ? `${part.kind}.${part.slug}` : part.kind;
  return `${PARTS_PATH}/${room}/${name}.${version}.${width}.${liveFormat(part)}`;
}

/** What the name of a file for the live view says. */
export function parseLivePartFile(
  name: string,
): { readonly part: LivePart; readonly version: string; readonly width: LiveWidth } | undefined {
  const [, kind, slug, version, size, extension] =
    /^([a-z]+)(?:\.([a-z0-9-]+))?\.([0-9a-f]{12})\.(\d{4})\.(avif|png)$/.exec(name) ?? [];
  const width = liveWidths.find((known) => String(known) === size);
  const part = toLivePart(kind, slug);
  if (part === undefined || version === undefined || width === undefined) return undefined;
  return extension === liveFormat(part) ? { part, version, width } : undefined;
}

/** Numbers of faces must arrive as they are; everything else may lose what can't be seen. */
export function liveFormat({ kind }: LivePart): 'avif' | 'png' {
  return kind === 'faces' ? 'png' : 'avif';
}

function toLivePart(kind: string | undefined, slug: string | undefined): LivePart | undefined {
  if (kind === 'cabinets' || kind === 'floor') return slug === undefined ? undefined : { kind, slug };
  if (kind !== 'light' && kind !== 'gloss' && kind !== 'bounce' && kind !== 'faces') return undefined;
  return slug === undefined ? { kind } : undefined;
}
