import { findSubjects, type Activity, type Store, type Subject } from '@showroom/store/admin';
import type { Role } from '@showroom/store/rules';
import { findEditPath } from '../../content/media/find-edit-path.server.ts';
import { mayUse, type Part } from '../../frame/session/access.ts';
import { toActivityLine, type ActivityLine } from './activity-line.ts';

/** The number of lines on an overview, before repeated ones are merged. */
export const RECENT_LINES = 12;
export const LINES_READ = 60;

/** Lines of the activity with names and links. Repeated ones are merged. */
export async function loadActivity(store: Store, found: readonly Activity[], role: Role): Promise<ActivityLine[]> {
  const groups = groupRepeated(found);
  const subjects = await findSubjects(
    store,
    groups.map(({ latest }) => latest.subjectId),
  );
  const now = store.now();
  return groups.map(({ latest, count }) => {
    const subject = subjects.get(latest.subjectId);
    const words = nameSubject(latest.words, subject, role);
    const line = toActivityLine({ ...latest, words: count > 1 ? `${words}, ${count} times` : words }, now);
    return { ...line, path: findPath(latest, subject, role) };
  });
}

interface Group {
  readonly latest: Activity;
  readonly count: number;
}

/** Merges what one person did repeatedly to one thing without anything in between, such as autosaves. */
function groupRepeated(found: readonly Activity[]): Group[] {
  const groups: Group[] = [];
  for (const line of found) {
    const last = groups.at(-1);
    const isSame =
      last !== undefined &&
      last.latest.action === line.action &&
      last.latest.subjectId === line.subjectId &&
      last.latest.actorName === line.actorName;
    if (!isSame) groups.push({ latest: line, count: 1 });
    else {
      const latest = last.latest.at < line.at ? line : last.latest;
      groups[groups.length - 1] = { latest, count: last.count + 1 };
    }
  }
  return groups;
}

/** Replaces the code of a subject by its name, which it may have had only later. */
function nameSubject(words: string, subject: Subject | undefined, role: Role): string {
  if (subject?.sort === 'lead') {
    return mayUse(role, 'leads') ? words.replace(subject.reference, `${subject.name} (${subject.reference})`) : words;
  }
  if (!words.includes('“”')) return words;
  return words.replace('“”', subject?.sort === 'content' && subject.name !== '' ? `“${subject.name}”` : '“Untitled”');
}

/** Pages of subjects without their own, by the first half of the action’s code. */
const pages: Readonly<Record<string, { readonly part: Part; readonly path: string }>> = {
  comment: { part: 'content', path: '/admin/dashboard/comments' },
  redirect: { part: 'content', path: '/admin/dashboard/seo/redirects' },
  'page-words': { part: 'content', path: '/admin/dashboard/seo' },
  backup: { part: 'backup', path: '/admin/dashboard/backup' },
  'settings-mail': { part: 'settings', path: '/admin/dashboard/settings/mail' },
  'settings-verification': { part: 'settings', path: '/admin/dashboard/settings/verification' },
  mail: { part: 'settings', path: '/admin/dashboard/settings/mail' },
};

function findPath({ action, subjectId }: Activity, subject: Subject | undefined, role: Role): string | null {
  if (subject?.sort === 'lead') return mayUse(role, 'leads') ? `/admin/leads/${subjectId}` : null;
  if (subject?.sort === 'account') return mayUse(role, 'users') ? `/admin/dashboard/users/${subjectId}` : null;
  const [whole = ''] = action.split('.');
  if (subject?.sort === 'content' && mayUse(role, 'content')) {
    if (subject.kind === 'medium') return `/admin/dashboard/media/${subjectId}`;
    const path = findEditPath({ kind: subject.kind, id: subjectId }, role);
    if (path !== null) return path;
  }
  const page = Object.hasOwn(pages, whole) ? pages[whole] : undefined;
  if (page !== undefined) return mayUse(role, page.part) ? page.path : null;
  return whole.startsWith('settings-') && mayUse(role, 'settings') ? '/admin/dashboard/settings' : null;
}
