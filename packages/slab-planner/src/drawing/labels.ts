import type { Box } from '../outlines/outlines.ts';
import { estimateTextWidth, type TextInk } from './ink.ts';

/** Words for a part of a drawing, in whatever room there is for them. */
export interface Label {
  /** In inches. */
  readonly room: Box;
  /** The lines to write, from the fullest version to the shortest. */
  readonly versions: readonly (readonly string[])[];
  /** The shortest is written even where it doesn't fit. */
  readonly isNeeded: boolean;
}

const SIZE = 11;
const LINE_HEIGHT = 13;
/** Capitals and digits, in font sizes. */
const CAPITALS = 0.8;
const MARGIN = 2;
const MOST_LINES = 4;

/** Writes the fullest version that fits, upright if possible, else turned. Long lines are broken between words. */
export function inkLabel({ isNeeded, room, versions }: Label, scale: number): readonly TextInk[] {
  const [width, height] = [(room.right - room.left) * scale, (room.bottom - room.top) * scale];
  const [x, y] = [((room.left + room.right) / 2) * scale, ((room.top + room.bottom) / 2) * scale];
  for (const version of versions) {
    for (const isTurned of [false, true]) {
      const [across, down] = isTurned ? [height, width] : [width, height];
      const lines = version.flatMap((text) => breakLine(text, across - 2 * MARGIN));
      const isFitting =
        lines.length <= MOST_LINES &&
        lines.every((text) => estimateTextWidth(text, SIZE) <= across - 2 * MARGIN) &&
        (lines.length - 1) * LINE_HEIGHT + SIZE * CAPITALS <= down - 1;
      if (isFitting) return writeLines(lines, [x, y], isTurned);
    }
  }
  return isNeeded ? writeLines(versions.at(-1) ?? [], [x, y], false) : [];
}

function breakLine(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && estimateTextWidth(longer, SIZE) > width) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

function writeLines(
  lines: readonly string[],
  [x, y]: readonly [number, number],
  isTurned: boolean,
): readonly TextInk[] {
  return lines.map((text, index) => {
    const off = (index - (lines.length - 1) / 2) * LINE_HEIGHT;
    return {
      kind: 'text',
      text,
      at: isTurned ? [x + off, y] : [x, y + off],
      size: SIZE,
      anchor: 'middle',
      hasHalo: true,
      isStrong: index === 0,
      // Read from the right, as on drawings: turned anticlockwise, the first line is on the left.
      ...(isTurned ? { turnDeg: -90 } : {}),
    };
  });
}
