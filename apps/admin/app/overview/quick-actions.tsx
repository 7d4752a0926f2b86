import { ArrowRightIcon } from '@showroom/ui/icons';
import { Spinner } from '@showroom/ui/spinner';
import type { Role } from '@showroom/store/rules';
import { useId } from 'react';
import { Link, useNavigation } from 'react-router-dom';
import { BACKUPS_PATH } from '../frame/navigation/page-paths.ts';
import { HiddenFields } from '../frame/session/hidden-fields.tsx';
import { Form } from '../frame/form/form.tsx';
import { mayUse, type Part } from '../frame/session/access.ts';

export interface QuickAction {
  readonly label: string;
  /** The page of the action. A test checks that it exists. */
  readonly path: string;
  /** The fields that the button posts to the page, and its label while it is busy. */
  readonly submit?: {
    readonly fields: readonly (readonly [name: string, value: string])[];
    readonly busyLabel: string;
  };
  /** Shown only to roles that may use it. */
  readonly part: Part;
}

export const basicActions: readonly QuickAction[] = [
  { label: 'Create New Post', path: '/admin/dashboard/posts/new', part: 'content' },
  { label: 'Upload Media', path: '/admin/dashboard/media', part: 'content' },
  {
    label: 'Refresh Analytics',
    path: '/admin/dashboard/analytics',
    part: 'analytics',
    submit: { fields: [], busyLabel: 'Refreshing…' },
  },
  { label: 'Manage Users', path: '/admin/dashboard/users', part: 'users' },
  { label: 'Site Settings', path: '/admin/dashboard/settings', part: 'settings' },
  {
    label: 'Create Backup',
    path: BACKUPS_PATH,
    part: 'backup',
    submit: { fields: [['intent', 'create']], busyLabel: 'Creating backup…' },
  },
];

export const proActions: readonly QuickAction[] = [
  { label: 'Manage Blog Posts', path: '/admin/dashboard-pro/posts', part: 'content' },
  { label: 'Manage Products', path: '/admin/dashboard-pro/products', part: 'content' },
  { label: 'Manage Work', path: '/admin/dashboard-pro/works', part: 'content' },
  { label: 'View leads', path: '/admin/leads', part: 'leads' },
];

const actionClasses =
  'flex min-h-12 w-full items-center justify-between gap-3 rounded-sm border border-hairline bg-paper-raised px-4 text-left font-medium hover:border-stone-400';

export function QuickActions({ actions, role }: { readonly actions: readonly QuickAction[]; readonly role: Role }) {
  const titleId = useId();
  const { formAction } = useNavigation();
  const shown = actions.filter(({ part }) => mayUse(role, part));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-serif text-subheading">
        Quick Actions
      </h2>
      <ul className="mt-3 grid gap-2">
        {shown.map(({ label, path, submit }) => (
          <li key={path}>
            {submit !== undefined ? (
              <Form method="post" action={path}>
                <HiddenFields fields={submit.fields} />
                <button type="submit" className={actionClasses}>
                  <span>{formAction === path ? submit.busyLabel : label}</span>
                  {formAction === path && <Spinner className="text-ink-muted" />}
                </button>
              </Form>
            ) : (
              <Link to={path} className={actionClasses}>
                {label}
                <ArrowRightIcon className="text-ink-muted" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
