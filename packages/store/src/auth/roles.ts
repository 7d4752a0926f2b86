/** What accounts are for. Which part of the admin each may use is the admin's to say. */
export const roles = ['owner', 'editor', 'sales'] as const;
export type Role = (typeof roles)[number];

/** As they are read in the table of users. */
export const roleLabels: Readonly<Record<Role, string>> = {
  owner: 'Super Admin',
  editor: 'Editor',
  sales: 'Sales',
};
