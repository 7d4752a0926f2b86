import type { Role } from '@showroom/store/rules';
import { itemNames, kindNames, toListPath } from '../../frame/navigation/content-kinds.ts';
import { kindForms } from '../../content/kinds/kinds.ts';
import { basicActions, proActions } from '../../frame/navigation/quick-actions.ts';
import { REDIRECTS_PATH } from '../../site/redirects/redirects-url.ts';
import { mayUse, type Part } from '../../frame/session/access.ts';
import { DAYS_PATH } from '../../site/settings/days/days-path.ts';
import { MAIL_PATH } from '../../site/settings/mail-test.ts';
import { settingsForms } from '../../site/settings/settings-fields.ts';
import { VERIFICATION_PATH } from '../../site/settings/verification-path.ts';
import { dashboards, otherPages } from '../../frame/navigation/dashboards.ts';
import type { Finding } from '../../frame/command-palette/search-result.ts';

interface Page extends Finding {
  readonly part: Part;
  readonly words?: string;
  /** Found only by a query: without one the list is shorter. */
  readonly isInside?: boolean;
}

const wordsOfTabs: Readonly<Record<string, string>> = {
  Account: 'change password profile name email sign out',
  'User Management': 'accounts staff invite roles permissions',
  'Media Library': 'pictures photos images upload',
  Analytics: 'visitors views statistics traffic',
  Leads: 'inbox enquiries quotes customers messages',
  'Backup & Restore': 'download archive',
  'SEO Tools': 'google search engines meta titles',
};

const tabs: readonly Page[] = dashboards.flatMap(({ title, tabs: of }) =>
  of.map((tab) => ({ ...tab, detail: title, words: wordsOfTabs[tab.label] ?? wordsOfList(tab.path) })),
);

function wordsOfList(path: string): string {
  const name = kindNames.find((each) => toListPath(each) === path);
  return (name && kindForms[name].searchWords) ?? '';
}

const additions: readonly Page[] = itemNames.map((name) => ({
  label: kindForms[name].addLabel,
  detail: '',
  path: `${toListPath(name)}/new`,
  part: 'content',
  words: `new create ${kindForms[name].searchWords ?? ''}`,
}));

const inSettings = { detail: 'Settings', part: 'settings', isInside: true } as const;

const settings: readonly Page[] = [
  ...Object.entries(settingsForms).map(([group, { title, sections }]) => ({
    ...inSettings,
    label: title,
    path: `/admin/dashboard/settings#${group}`,
    words: sections.flatMap(({ heading, fields }) => [heading, ...fields.map(({ label }) => label)]).join(' '),
  })),
  { ...inSettings, label: 'Holidays & special hours', path: DAYS_PATH, words: 'special hours holidays' },
  { ...inSettings, label: 'Spam protection', path: VERIFICATION_PATH, words: 'robots spam' },
  { ...inSettings, label: 'Email', path: MAIL_PATH, words: 'mail server test smtp' },
  { ...inSettings, label: 'Lead notifications', path: '/admin/dashboard/settings/leads', words: 'digest notices' },
];

const inside = { detail: '', isInside: true } as const;

const others: readonly Page[] = [
  { ...inside, label: 'Leads', detail: 'Export CSV', path: '/admin/leads', part: 'leads', words: 'download inbox' },
  { ...inside, label: 'Reply templates', path: '/admin/leads/templates', part: 'settings', words: 'email answer' },
  { ...inside, label: 'Redirects', path: REDIRECTS_PATH, part: 'content', words: 'old urls moved pages addresses' },
  {
    ...inside,
    label: 'Two-step verification',
    path: '/admin/account/second-factor',
    part: 'account',
    words: '2fa mfa two-factor authentication two-step verification authenticator app backup codes security',
  },
  { ...inside, label: 'Passkeys', path: '/admin/account/passkeys', part: 'account', words: 'fingerprint face' },
  {
    ...inside,
    label: 'Signed-in devices',
    path: '/admin/account/sessions',
    part: 'account',
    words: 'sign out sessions where you are signed in',
  },
];

/** The first page of a URL is shown. */
const pages: readonly Page[] = [
  ...tabs,
  ...additions,
  ...[...otherPages, ...proActions, ...basicActions].map((page) => ({
    ...page,
    detail: '',
    words: wordsOfTabs[page.label] ?? '',
  })),
  ...settings,
  ...others,
];

/** The tabs of both dashboards, quick actions and “Add” pages, each once. With a query, also pages inside of them. */
export function findPages(role: Role, question: string): Finding[] {
  const seen = new Set<string>();
  // “logout” as one word would match “logo”.
  const asked = question.replaceAll(/\b(?:log|sign)[ -]?(?:out|off)\b/gi, 'sign out');
  return pages
    .filter(({ isInside }) => question !== '' || isInside !== true)
    .filter(
      ({ part, label, detail, words = '' }) => mayUse(role, part) && holdsAll(`${label} ${detail} ${words}`, asked),
    )
    .filter(({ path }) => !seen.has(path) && seen.add(path))
    .map(({ label, detail, path }) => ({ label, detail, path }));
}

export function holdsAll(text: string, question: string): boolean {
  const folded = text.toLowerCase();
  return question
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
