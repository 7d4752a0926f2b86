import type { PublicPeriod } from '@showroom/store/admin';

/** Encodes public periods without characters that need escaping. */
export function writePeriods(periods: readonly PublicPeriod[]): string {
  return periods
    .map(({ revision, from, until }) => `${revision}_${write(from)}_${until === null ? '' : write(until)}`)
    .join('.');
}

/** Decodes them; undefined for anything else. */
export function readPeriods(text: string): readonly PublicPeriod[] | undefined {
  const periods = text === '' ? [] : text.split('.').map(readPeriod);
  return periods.every((period) => period !== undefined) ? periods : undefined;
}

function readPeriod(text: string): PublicPeriod | undefined {
  const [, revision, from, until] = /^(\d{1,9})_([\da-z]{1,9})_([\da-z]{0,9})$/.exec(text) ?? [];
  if (from === undefined) return undefined;
  return { revision: Number(revision), from: read(from), until: until ? read(until) : null };
}

const write = (instant: string) => Date.parse(instant).toString(36);
const read = (text: string) => new Date(Number.parseInt(text, 36)).toISOString();
