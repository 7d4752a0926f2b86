const DELETE = 'delete';

/** The user’s page with the delete question open. */
export function toDeletePath(accountId: string): string {
  return `/admin/dashboard/users/${accountId}?ask=${DELETE}`;
}

/** Whether the URL opens that question. */
export function asksToDelete(search: string): boolean {
  return new URLSearchParams(search).get('ask') === DELETE;
}
