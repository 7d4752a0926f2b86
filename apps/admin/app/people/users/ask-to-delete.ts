const DELETE = 'delete';

/** Where a user is deleted: their page, with the question open. */
export function toDeletePath(accountId: string): string {
  return `/admin/dashboard/users/${accountId}?ask=${DELETE}`;
}

/** Whether that question is asked by the query of an address. */
export function asksToDelete(search: string): boolean {
  return new URLSearchParams(search).get('ask') === DELETE;
}
