import { listContent, listLeads, listUsers, media, type Medium, type Store } from '@showroom/store/admin';
import { leadStatusLabels, type Role } from '@showroom/store/rules';
import type { StoredKind } from '../../content/kind-definitions/stored-kind.server.ts';
import { kindForms } from '../../content/kinds/kinds.ts';
import { storedKinds } from '../../content/kinds/stored-kinds.server.ts';
import { kindNames, toListPath } from '../../frame/navigation/content-kinds.ts';
import { mayUse, type Part } from '../../frame/session/access.ts';
import { findPages, holdsAll } from './find-pages.ts';
import type { Finding, FindingGroup } from '../../frame/command-palette/search-result.ts';

/** Longer queries are cut, as no name is longer. */
const MAX_QUESTION_LENGTH = 100;
/** Results per kind. The kind’s list has more. */
const LONGEST_GROUP = 6;

type Searched = Pick<StoredKind, 'kind' | 'detailOf'> & { readonly listPath: string };

/**
 * The results of a query that the user may see: pages and actions by name, content by each list’s own search. Without
 * a query: pages and actions.
 */
export async function loadFindings(store: Store, role: Role, asked: string): Promise<readonly FindingGroup[]> {
  const question = asked.trim().slice(0, MAX_QUESTION_LENGTH);
  const pages = { title: 'Go to', findings: findPages(role, question) };
  if (question === '') return [pages];

  const find = async (part: Part, title: string, load: () => Promise<Finding[]>): Promise<FindingGroup> => ({
    title,
    findings: mayUse(role, part) ? await load() : [],
  });
  const content = (title: string, { kind, detailOf, listPath }: Searched) =>
    find('content', title, async () => {
      const { items } = await listContent(store, kind, { query: question, limit: LONGEST_GROUP });
      return items.map(({ id, fields }) => ({
        label: kind.titleOf(fields) || 'Untitled',
        detail: detailOf(fields),
        path: `${listPath}/${id}`,
      }));
    });
  const groups = await Promise.all([
    ...kindNames.map((name) => content(kindForms[name].group, { ...storedKinds[name], listPath: toListPath(name) })),
    content('Images', { kind: media, detailOf: ({ alt }: Medium) => alt, listPath: '/admin/dashboard/media' }),
    find('leads', 'Leads', async () => {
      const { leads } = await listLeads(store, { query: question, pageSize: LONGEST_GROUP });
      return leads.map(({ id, firstName, lastName, reference, status, subjectLabel }) => ({
        label: `${firstName} ${lastName}`.trim(),
        detail: [reference, leadStatusLabels[status], subjectLabel].filter(Boolean).join(' · '),
        path: `/admin/leads/${id}`,
      }));
    }),
    find('users', 'Users', async () => {
      const users = await listUsers(store);
      return users
        .filter(({ name, email }) => holdsAll(`${name} ${email ?? ''}`, question))
        .slice(0, LONGEST_GROUP)
        .map(({ accountId, name, email }) => ({
          label: name,
          detail: email ?? '',
          path: `/admin/dashboard/users/${accountId}`,
        }));
    }),
  ]);
  return [pages, ...groups].filter(({ findings }) => findings.length > 0);
}
