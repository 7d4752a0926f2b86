import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';

/**
 * Marks a lead as read once its page is seen, by a post of its own: loading an address changes nothing. Tried once for
 * each opening; when it fails, the lead stays unread.
 */
export function useReadOnView({ id, isRead }: { readonly id: string; readonly isRead: boolean }): void {
  const { submit } = useFetcher();
  useEffect(() => {
    if (!isRead) void submit({ intent: 'read' }, { method: 'post', action: `/admin/leads/${id}` });
  }, [id, isRead, submit]);
}
