/** The field of a quote form that carries a room of the visualizer, and the parameter of the form's URL. */
export const ROOM_FIELD = 'visualizer';

/** The label of the stored answer. No question has it, so only the server writes it. */
const LABEL = 'Room';

interface RoomAnswer {
  /** What it is shown in: a line for the room, and one for each surface. */
  readonly words: string;
  /** Its page on the site. */
  readonly url: string;
}

/** Writes a room as an answer of a lead, for the email, the inbox and the spreadsheet. */
export function writeRoomAnswer({ words, url }: RoomAnswer): { readonly label: string; readonly value: string } {
  return { label: LABEL, value: `${words}\n${url}` };
}

/** Reads such an answer; null for any other. */
export function readRoomAnswer({
  label,
  value,
}: {
  readonly label: string;
  readonly value: string;
}): RoomAnswer | null {
  const lines = value.split('\n');
  const url = lines.at(-1) ?? '';
  if (label !== LABEL || !/^https?:\/\//.test(url)) return null;
  return { words: lines.slice(0, -1).join('\n'), url };
}
