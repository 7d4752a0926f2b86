interface Size {
  readonly width: number;
  readonly height: number;
}

/** The room of the word-mark in the head of the site, in CSS pixels. */
const ROOM: Size = { width: 220, height: 40 };

/** How large the owner's logo stands in the head of the site and of a letter, in CSS pixels: as large as that room lets it be, and never blown up. */
export function sizeOfLogo({ width, height }: Size): Size {
  const scale = Math.min(ROOM.width / width, ROOM.height / height, 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
