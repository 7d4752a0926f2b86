import { useEffect, useState } from 'react';
import type { LiveCounts } from './live-counts.ts';

/** Shows live counts outside the badges: the number in the tab’s title, and an announcement of new leads. */
export function LiveCountsStatus({ liveCounts: { counts, newestLead } }: { readonly liveCounts: LiveCounts }) {
  const unread = counts.unreadLeads ?? 0;
  // Runs after each page has set its title, which may be unchanged.
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    const counted = unread > 0 ? `(${unread}) ${title}` : title;
    if (document.title !== counted) document.title = counted;
  });
  const [known, setKnown] = useState({ lead: newestLead, unread, words: '' });
  if (known.lead?.id !== newestLead?.id || known.unread !== unread) {
    // Deleting the newest lead makes an older one the newest, which is no news.
    const isNew = newestLead !== null && known.lead?.id !== newestLead.id && unread > known.unread;
    setKnown({ lead: newestLead, unread, words: isNew ? `New lead: ${newestLead.name}` : known.words });
  }
  return (
    <p role="status" className="sr-only">
      {known.words}
    </p>
  );
}
