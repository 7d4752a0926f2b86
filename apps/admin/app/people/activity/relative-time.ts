const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const format = new Intl.RelativeTimeFormat('en-CA', { numeric: 'auto' });

/** The time since an instant: “3 hours ago”, “yesterday”. Takes ISO 8601. */
export function relativeTime(iso: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(iso)) / 1000);
  const step = steps.find(([, length]) => seconds >= length);
  return step === undefined ? 'just now' : format.format(-Math.floor(seconds / step[1]), step[0]);
}
