import type { Role } from '@showroom/store/rules';

/**
 * Which roles may use which part of the admin; defined only here. A route names its part (`allow.server.ts`), and so
 * does each link to it, which other roles don’t see.
 */
const access = {
  start: ['owner', 'editor', 'sales'],
  /** The user’s own name, password, two-step verification and sessions. */
  account: ['owner', 'editor', 'sales'],
  leads: ['owner', 'sales'],
  /** Posts, products, works, testimonials, pictures, comments and SEO. */
  content: ['owner', 'editor'],
  analytics: ['owner', 'editor'],
  settings: ['owner'],
  users: ['owner'],
  activity: ['owner'],
  backup: ['owner'],
} as const satisfies Record<string, readonly Role[]>;

export type Part = keyof typeof access;

export function mayUse(role: Role, part: Part): boolean {
  const allowed: readonly Role[] = access[part];
  return allowed.includes(role);
}
