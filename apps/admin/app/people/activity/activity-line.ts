import { dropInvisible } from '@showroom/catalog-data/typed-text';
import type { Activity } from '@showroom/store/admin/list-activity';
import { kindWords } from '../../content/kinds/kinds.ts';
import { contentKinds, kindNames } from '../../frame/navigation/content-kinds.ts';
import { relativeTime } from './relative-time.ts';

/** How much a line matters, told by colour and word. */
export type ActivitySeverity = 'success' | 'warning' | 'error' | 'info';

/** A line of Recent Activity, as it is drawn. */
export interface ActivityLine {
  readonly id: string;
  /** What it was done to: "Post", "Product". */
  readonly type: string;
  readonly severity: ActivitySeverity;
  readonly words: string;
  /** Where what it is about is found; null where that is gone, or is no page for who looks. */
  readonly path: string | null;
  /** Who did it; null for the store itself. */
  readonly who: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The same as words, as of now. */
  readonly ago: string;
}

/** By the first half of what the activity keeps, or its beginning; whatever is not among them is of the admin itself. */
export const activityTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(kindNames.map((name) => [contentKinds[name].storedAs, kindWords[name].noun])),
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

/** By the second half. What is not among them is plain news. */
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

/** What the store noted, in the form of the overview. */
export function toActivityLine(activity: Activity, now: Date): ActivityLine {
  const [whole = '', action = ''] = activity.action.split('.');
  const subject = whole.startsWith('settings-') ? 'settings' : whole;
  return {
    id: activity.id,
    type: (Object.hasOwn(activityTypes, subject) ? activityTypes[subject] : undefined) ?? 'System',
    severity: (Object.hasOwn(severities, action) ? severities[action] : undefined) ?? 'info',
    // What was kept before the rule for typed text may turn the direction of what stands beside it.
    words: dropInvisible(activity.words),
    path: null,
    who: activity.actorKind === 'visitor' ? 'a visitor' : activity.actorName,
    at: activity.at,
    ago: relativeTime(activity.at, now),
  };
}
