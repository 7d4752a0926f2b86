import { dropInvisible } from '@showroom/catalog-data/typed-text';
import type { Activity } from '@showroom/store/admin';
import { kindForms } from '../../content/kinds/kinds.ts';
import { contentKinds, kindNames } from '../../frame/navigation/content-kinds.ts';

export type ActivitySeverity = 'success' | 'warning' | 'error' | 'info';

export interface ActivityLine {
  readonly id: string;
  readonly type: string;
  readonly severity: ActivitySeverity;
  readonly words: string;
  /** The page of the subject; null if it was deleted or the user may not open it. */
  readonly path: string | null;
  /** Who did it; null for the system. */
  readonly who: string | null;
  readonly at: string;
  readonly ago: string;
}

/** By the first half of the action’s code, or its beginning. Anything else is “System”. */
export const activityTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(kindNames.map((name) => [contentKinds[name].storedAs, kindForms[name].noun])),
  tag: 'Tag',
  medium: 'Image',
  lead: 'Lead',
  account: 'Account',
  access: 'Sign-in',
  redirect: 'Redirect',
  backup: 'Backup',
  comment: 'Comment',
  settings: 'Settings',
  'page-words': 'SEO',
  mail: 'Email',
  content: 'Sample content',
};

/** By the second half. Anything else is “info”. */
const severities: Readonly<Record<string, ActivitySeverity>> = {
  published: 'success',
  undeleted: 'success',
  restored: 'success',
  received: 'success',
  approved: 'success',
  unpublished: 'warning',
  deleted: 'warning',
  erased: 'warning',
  'password-changed': 'warning',
  'password-reset': 'warning',
  'passkey-added': 'warning',
  'passkey-removed': 'warning',
  'failed-password': 'warning',
  'failed-code': 'warning',
  'failed-passkey': 'warning',
  'failed-confirmation': 'warning',
  failed: 'error',
  'letter-bounced': 'error',
};

export function toActivityLine(activity: Activity, now: Date): ActivityLine {
  const [whole = '', action = ''] = activity.action.split('.');
  const subject = whole.startsWith('settings-') ? 'settings' : whole;
  return {
    id: activity.id,
    type: (Object.hasOwn(activityTypes, subject) ? activityTypes[subject] : undefined) ?? 'System',
    severity: (Object.hasOwn(severities, action) ? severities[action] : undefined) ?? 'info',
    // Texts stored before the rule on typed text may reverse the direction of what follows.
    words: dropInvisible(activity.words),
    path: null,
    who: activity.actorKind === 'visitor' ? 'a visitor' : activity.actorName,
    at: activity.at,
    ago: relativeTime(activity.at, now),
  };
}

const timeSteps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const relativeFormat = new Intl.RelativeTimeFormat('en-CA', { numeric: 'auto' });

/** The time since an instant: “3 hours ago”, “yesterday”. Takes ISO 8601. */
export function relativeTime(iso: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(iso)) / 1000);
  const step = timeSteps.find(([, length]) => seconds >= length);
  return step === undefined ? 'just now' : relativeFormat.format(-Math.floor(seconds / step[1]), step[0]);
}
