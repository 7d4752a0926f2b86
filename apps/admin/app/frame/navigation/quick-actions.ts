import type { Part } from '../session/access.ts';
import { BACKUPS_PATH } from './page-paths.ts';

export interface QuickAction {
  readonly label: string;
  /** The page of the action. A test checks that it exists. */
  readonly path: string;
  /** The fields that the button posts to the page, and its label while it is busy. */
  readonly submit?: {
    readonly fields: readonly (readonly [name: string, value: string])[];
    readonly busyLabel: string;
  };
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
