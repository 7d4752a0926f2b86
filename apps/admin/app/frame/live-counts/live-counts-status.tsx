import { useEffect, useState } from 'react';
import type { LiveCounts } from './live-counts.ts';

/** What a pulse says to those who don't see the badges: the count in the title of the tab, and a new lead as it comes. */
export function LiveCountsStatus({ liveCounts: { counts, newestLead } }: { readonly liveCounts: LiveCounts }) {
  const unread = counts.unreadLeads ?? 0;
  // After each page's own title, which may be the same as the one before and not be written again.
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    const counted = unread > 0 ? `(${unread}) ${title}` : title;
    if (document.title !== counted) document.title = counted;
  });
  const [known, setKnown] = useState({ lead: newestLead, unread, words: '' });
  if (known.lead?.id !== newestLead?.id || known.unread !== unread) {
    // One that was deleted leaves an older one as the newest, and is no news.
    const isNew = newestLead !== null && known.lead?.id !== newestLead.id && unread > known.unread;
    setKnown({ lead: newestLead, unread, words: isNew ? `New lead: ${newestLead.name}` : known.words });
  }
  return (
    <p role="status" className="sr-only">
      {known.words}
    </p>
  );
}
