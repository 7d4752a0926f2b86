/** The admin decides which parts each role may use. */
export const roles = ['owner', 'editor', 'sales'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Readonly<Record<Role, string>> = {
  owner: 'Super Admin',
  editor: 'Editor',
  sales: 'Sales',
};
