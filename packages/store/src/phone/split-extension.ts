/** Words for "extension" in the languages of our visitors and suppliers. */
const WORDS = 'extension|extn?|xtn?|e?x|poste?|p|local|loc|interno?|int|anexo|ramal|durchwahl|dw|доб(?:авочный)?';

/** "x12", "ext. 12", "poste: 12", "#12", ";ext=12", "(12)" after a word, at the end of a number. */
const NAMED = new RegExp(
  String.raw`^(.*?[\d\p{L})])[\s,;./(-]*(?:(?<!\p{L})(?:${WORDS})|#)[\s.:=#-]*(\d{1,15})[\s)#]*$`,
  'iu',
);

/** ",,12" or ";12": pauses before further digits. */
const PAUSED = /^(.*\d)\s*[,;]+\s*(\d{1,7})#?$/;

export interface SplitNumber {
  readonly number: string;
  readonly extension: string;
}

/** Lists the ways to read a text as a number with an extension, most likely first; the last one is without extension. */
export function splitExtension(text: string): readonly SplitNumber[] {
  return [...[NAMED, PAUSED].flatMap((pattern) => toSplit(pattern.exec(text))), { number: text, extension: '' }];
}

function toSplit(match: RegExpExecArray | null): readonly SplitNumber[] {
  const [, number = '', extension = ''] = match ?? [];
  return extension === '' ? [] : [{ number: number.trim(), extension }];
}
