/** What accounts are for. Which part of the back office each may use is the back office's to say. */
export const roles = ['owner', 'editor', 'sales'] as const;
export type Role = (typeof roles)[number];
