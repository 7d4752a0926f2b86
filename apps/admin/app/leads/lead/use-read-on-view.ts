import type { Lead } from '@showroom/store/admin/find-lead';
import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import { RESPONSES_SEEN } from '../responses-seen.ts';

/**
 * Marks a lead as read once its page is seen, by a post of its own: loading an address changes nothing. Tried once for
 * each opening; when it fails, the lead stays unread.
 */
export function useReadOnView({ id, isRead, responses }: Pick<Lead, 'id' | 'isRead' | 'responses'>): void {
  const { submit } = useFetcher();
  // An answer that came since this page was drawn has not been seen.
  const seen = responses.length;
  useEffect(() => {
    if (!isRead)
      void submit({ intent: 'read', [RESPONSES_SEEN]: seen }, { method: 'post', action: `/admin/leads/${id}` });
  }, [id, isRead, seen, submit]);
}
