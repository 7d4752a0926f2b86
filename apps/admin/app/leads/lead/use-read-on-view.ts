import type { Lead } from '@showroom/store/admin';
import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import { RESPONSES_SEEN } from '../responses-seen.ts';

/**
 * Marks a lead as read once its page is visible, by a separate POST: a GET changes nothing. Tried once per opening;
 * on failure the lead stays unread.
 */
export function useReadOnView({ id, isRead, responses }: Pick<Lead, 'id' | 'isRead' | 'responses'>): void {
  const { submit } = useFetcher();
  // A reply that arrived since the page was rendered hasn’t been seen.
  const seen = responses.length;
  useEffect(() => {
    if (!isRead)
      void submit({ intent: 'read', [RESPONSES_SEEN]: seen }, { method: 'post', action: `/admin/leads/${id}` });
  }, [id, isRead, seen, submit]);
}
