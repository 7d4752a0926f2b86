import { findCardLetters, type CardLetter } from '@showroom/pictures/card-letters';

/** Open Graph size, in pixels. */
const CARD = { width: 1200, height: 630 };
/** The area on the left with the name. */
const PAPER = { width: 520, colour: '#faf8f4', ink: '#1d1c1a' };
const ROOM = { width: 392, height: 300 };
const MARGIN = (PAPER.width - ROOM.width) / 2;
const BAND_WIDTH = 14;
/** Font sizes; the largest that fits is used. */
const SIZES = [76, 66, 57, 49, 42, 36];
const LINE_HEIGHT = 1.16;
/** Baseline from the top of a line, in font sizes. */
const BASELINE = 0.86;
/** Units per em. */
const THOUSAND = 1000;

/** Draws the owner's social card: an SVG of 1200 × 630 with text as outlines. */
export function drawShareCard({
  name,
  accentColour,
}: {
  readonly name: string;
  readonly accentColour: string;
}): string {
  const { width, height } = CARD;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${PAPER.colour}" d="M0 0h${width}v${height}h-${width}z"/>`,
    `<path fill="${accentColour}" d="M0 0h${BAND_WIDTH}v${height}h-${BAND_WIDTH}z"/>`,
    drawName(name),
    '</svg>',
  ].join('');
}

/** Area of the still life, cropped on its left because its subject is on the right. */
export const stillRoom = {
  left: PAPER.width,
  top: 0,
  width: CARD.width - PAPER.width,
  height: CARD.height,
  position: 'right',
} as const;

/** Places a logo without enlarging it. */
export function fitLogoOnCard(logo: { readonly width: number; readonly height: number }) {
  const scale = Math.min(ROOM.width / logo.width, ROOM.height / logo.height, 1);
  const width = Math.max(1, Math.round(logo.width * scale));
  const height = Math.max(1, Math.round(logo.height * scale));
  return { left: MARGIN, top: Math.round((CARD.height - height) / 2), width, height, position: 'centre' } as const;
}

function drawName(brand: string): string {
  if (brand === '' || !canWriteOnCard(brand)) return '';
  const tried = SIZES.map((size) => ({ size, lines: breakLines(brand, ROOM.width / size) }));
  const fits = tried.find(
    ({ size, lines }) => heightOf(lines, size) <= ROOM.height && widest(lines) * size <= ROOM.width,
  );
  const { size, lines } = fits ?? shrink(brand);
  const top = (CARD.height - heightOf(lines, size)) / 2;
  return lines
    .map((line, index) => drawLine(line, { x: MARGIN, y: top + (index * LINE_HEIGHT + BASELINE) * size, size }))
    .join('');
}

/** A name that fits in no size is scaled down. */
function shrink(brand: string): { size: number; lines: readonly string[] } {
  const smallest = SIZES.at(-1) ?? 1;
  const lines = breakLines(brand, ROOM.width / smallest);
  const share = Math.min(ROOM.width / (widest(lines) * smallest), ROOM.height / heightOf(lines, smallest));
  return { size: smallest * share, lines };
}

export function canWriteOnCard(brand: string): boolean {
  return findCardLetters(brand) !== undefined;
}

/** @param room width of a line, in font sizes */
function breakLines(text: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const lettersOf = (text: string): readonly CardLetter[] => findCardLetters(text) ?? [];
const widthOf = (text: string) => lettersOf(text).reduce((sum, { width }) => sum + width, 0) / THOUSAND;
const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
const heightOf = (lines: readonly string[], size: number) => lines.length * size * LINE_HEIGHT;

function drawLine(line: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / THOUSAND;
  let at = 0;
  const outlines = lettersOf(line).map(({ path, width }) => {
    const drawn = path === '' ? '' : `<path transform="translate(${at})" d="${path}"/>`;
    at += width;
    return drawn;
  });
  return `<g fill="${PAPER.ink}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}
