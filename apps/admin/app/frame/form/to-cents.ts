import { readDigits } from '@showroom/catalog-data/typed-text';

/** “85”, “85.5”, “$1,250.00” in cents; undefined for anything else. */
export function toCents(text: string): number | undefined {
  const [, whole = '', part = ''] = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(readDigits(text)) ?? [];
  return whole === '' ? undefined : Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
}
