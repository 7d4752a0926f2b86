import type { Role } from '@showroom/store/admin/roles';

/**
 * Who may use which part of the admin: the one place that says so. A route names its part (`allow.server.ts`), and
 * so does each link to it, which is shown to no one else.
 */
const access = {
  /** The overviews, and the way to them. */
  start: ['owner', 'editor', 'sales'],
  /** One's own name, password, two-step verification and sessions. */
  account: ['owner', 'editor', 'sales'],
  /** What visitors sent. */
  leads: ['owner', 'sales'],
  /** Posts, products, works, testimonials, pictures, comments, and how search engines show them. */
  content: ['owner', 'editor'],
  /** What visitors looked at. */
  analytics: ['owner', 'editor'],
  settings: ['owner'],
  users: ['owner'],
  activity: ['owner'],
  backup: ['owner'],
} as const satisfies Record<string, readonly Role[]>;

/** A part of the admin. */
export type Part = keyof typeof access;

/** Whether a role may use a part. */
export function mayUse(role: Role, part: Part): boolean {
  const allowed: readonly Role[] = access[part];
  return allowed.includes(role);
}
