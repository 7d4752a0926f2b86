interface Size {
  readonly width: number;
  readonly height: number;
}

/** Space in the site's header, in CSS pixels. */
const ROOM: Size = { width: 220, height: 40 };

/** Returns the size of the owner's logo in the site's header and in emails, in CSS pixels. Never enlarges it. */
export function sizeOfLogo({ width, height }: Size): Size {
  const scale = Math.min(ROOM.width / width, ROOM.height / height, 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
