const glyphs: Readonly<Record<string, string>> = {
  '1/8': '⅛', '1/4': '¼', '3/8': '⅜', '1/2': '½', '5/8': '⅝', '3/4': '¾', '7/8': '⅞',
}; // prettier-ignore

/** Formats a length as in cabinetry: `34.5″`. */
export function formatInches(lengthIn: number): string {
  return `${lengthIn}″`;
}

/** Formats a length as timber is sold: `7½″`, `9/16″`. Lengths that aren't whole sixteenths stay decimal. */
export function formatInchFractions(lengthIn: number): string {
  const whole = Math.floor(lengthIn);
  let [numerator, denominator] = [(lengthIn - whole) * 16, 16];
  if (numerator === 0 || !Number.isInteger(numerator)) return formatInches(lengthIn);
  while (numerator % 2 === 0) [numerator, denominator] = [numerator / 2, denominator / 2];
  const fraction = `${numerator}/${denominator}`;
  const glyph = glyphs[fraction];
  if (whole === 0) return `${glyph ?? fraction}″`;
  return `${whole}${glyph ?? ` ${fraction}`}″`;
}

/** Formats a range as timber is sold: `15 to 17½″`. */
export function formatInchRange([least, most]: readonly [number, number]): string {
  return `${formatInchFractions(least).slice(0, -1)} to ${formatInchFractions(most)}`;
}

/** Formats a length in feet and inches: `13′ 2″`, `12′`. */
export function formatFeet(lengthIn: number): string {
  const feet = Math.floor(lengthIn / 12);
  const rest = lengthIn - feet * 12;
  return rest === 0 ? `${feet}′` : `${feet}′ ${formatInches(rest)}`;
}
