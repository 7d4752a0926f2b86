import { Badge } from '@showroom/ui/badge';
import { formatInstant } from '../../../frame/words/format-instant.ts';
import type { ListedPost } from './load-post-list.server.ts';

const tones = { published: 'success', draft: 'neutral', scheduled: 'brass' } as const;
const words = { published: 'Published', draft: 'Draft', scheduled: 'Scheduled' } as const;

/** Whether visitors see a post, and what waits to be shown to them. */
export function PostStatusBadge({
  status,
  publicFrom,
  hasUnpublishedChanges,
}: Pick<ListedPost, 'status' | 'publicFrom' | 'hasUnpublishedChanges'>) {
  return (
    <span className="grid gap-0.5">
      <Badge tone={tones[status]}>{words[status]}</Badge>
      {publicFrom !== null && <span className="text-caption text-ink-muted">{formatInstant(publicFrom)}</span>}
      {hasUnpublishedChanges && <span className="text-caption text-ink-muted">Unpublished changes</span>}
    </span>
  );
}
