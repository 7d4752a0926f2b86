import { commentStatuses, commentStatusLabels, SUSPECTED_FROM, type CommentStatus } from '@showroom/store/rules';
import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { EmptyState } from '@showroom/ui/empty-state';
import { TabLink, TabLinks } from '@showroom/ui/tab-links';
import { useEffect, useRef, type FocusEvent } from 'react';
import { Link, useNavigation } from 'react-router-dom';
import { BulkBar, DefaultButton, ChooseBox } from '../list/bulk/bulk-choice.tsx';
import { Form } from '../../frame/form/form.tsx';
import { SortForm } from '../../frame/form/sort-form.tsx';
import { commentSorts, toCommentSearch, type CommentList } from './comment-list-url.ts';
import { PageNavigation } from '../../frame/parts/page-navigation.tsx';

export interface ModeratedComment {
  readonly id: string;
  readonly status: CommentStatus;
  readonly name: string;
  readonly words: string;
  readonly at: string;
  /** The same, on the shop’s clock. */
  readonly atText: string;
  readonly post: { readonly title: string; /** Null while the post is in Trash. */ readonly href: string | null };
  readonly spamScore: number;
  readonly spamReasons: readonly string[];
  readonly isSuspected: boolean;
}

export interface CommentsPageProps {
  /** Which of them are listed. */
  readonly status: CommentStatus;
  /** How they are sorted. */
  readonly sort: CommentList['sort'];
  /** Which part of the list this is, from 1. */
  readonly page: number;
  /** How many parts it has. */
  readonly pages: number;
  /** How many comments there are of each status. */
  readonly counts: Readonly<Record<CommentStatus, number>>;
  /** Those of this part, the latest first. */
  readonly comments: readonly ModeratedComment[];
}

const decisions: Readonly<Record<CommentStatus, readonly { intent: CommentStatus | 'delete'; label: string }[]>> = {
  pending: [
    { intent: 'approved', label: 'Approve' },
    { intent: 'rejected', label: 'Reject' },
    { intent: 'spam', label: 'Spam' },
    { intent: 'delete', label: 'Delete' },
  ],
  approved: [
    { intent: 'rejected', label: 'Reject' },
    { intent: 'spam', label: 'Spam' },
    { intent: 'delete', label: 'Delete' },
  ],
  rejected: [
    { intent: 'approved', label: 'Approve' },
    { intent: 'spam', label: 'Spam' },
    { intent: 'delete', label: 'Delete' },
  ],
  spam: [
    { intent: 'approved', label: 'Approve' },
    { intent: 'pending', label: 'Not spam' },
    { intent: 'delete', label: 'Delete' },
  ],
};

const nothing: Readonly<Record<CommentStatus, string>> = {
  pending: "You're all caught up. New comments will appear here for review.",
  approved: 'No approved comments.',
  rejected: 'No rejected comments.',
  spam: 'No comments marked as spam.',
};

/** Comments under articles, to be approved or rejected. */
export function CommentsPage({ status, sort, page, pages, counts, comments }: CommentsPageProps) {
  const list = useFocusOnNext(comments);
  return (
    <div className="max-w-4xl">
      <h1 className="font-serif text-title">Comments</h1>
      <p className="mt-2 text-ink-muted">Comments appear on the site after you approve them.</p>
      <TabLinks aria-label="Comments by status" className="mt-4">
        {commentStatuses.map((each) => (
          <TabLink
            key={each}
            as={Link}
            to={`/admin/dashboard/comments${toCommentSearch({ status: each, sort, page: 1 })}`}
            aria-current={each === status ? 'true' : undefined}
            count={counts[each]}
          >
            {commentStatusLabels[each]}
          </TabLink>
        ))}
      </TabLinks>
      {comments.length === 0 ? (
        <EmptyState title="No comments" className="mt-8">
          {nothing[status]}
        </EmptyState>
      ) : (
        <>
          {counts[status] > 1 && (
            <SortForm sorts={commentSorts} sort={sort} kept={status === 'pending' ? {} : { status }} />
          )}
          <BulkBar
            words={{ one: 'comment', many: 'comments' }}
            action={`/admin/dashboard/comments${toCommentSearch({ status, sort, page })}`}
            actions={
              <>
                <DefaultButton />
                {decisions[status].map(({ intent, label }) => (
                  <Button
                    key={intent}
                    type="submit"
                    name="intent"
                    value={intent}
                    size="small"
                    variant={intent === 'delete' ? 'danger' : 'secondary'}
                  >
                    {label}
                  </Button>
                ))}
              </>
            }
          >
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
            <ol {...list} className="mt-4">
              {comments.map((comment) => (
                <CommentToModerate key={comment.id} comment={comment} list={toCommentSearch({ status, sort, page })} />
              ))}
            </ol>
          </BulkBar>
        </>
      )}
      <PageNavigation
        page={page}
        pageCount={pages}
        toPage={(each) => `/admin/dashboard/comments${toCommentSearch({ status, sort, page: each })}`}
      />
    </div>
  );
}

/**
 * Keeps the focus in the list after a comment leaves it: the next comment takes it, not one of its buttons, so that a
 * double keypress decides once.
 */
function useFocusOnNext(comments: readonly Pick<ModeratedComment, 'id'>[]) {
  const ref = useRef<HTMLOListElement>(null);
  const last = useRef<{ readonly id: string; readonly at: number }>(undefined);
  useEffect(() => {
    const held = last.current;
    if (held === undefined || comments.some(({ id }) => id === held.id)) return;
    last.current = undefined;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const next = ref.current?.children[Math.min(held.at, comments.length - 1)];
    next?.querySelector('article')?.focus();
  });
  const onFocus = ({ currentTarget, target }: FocusEvent) => {
    const at = [...currentTarget.children].findIndex((entry) => entry.contains(target));
    const id = comments[at]?.id;
    last.current = id === undefined ? undefined : { id, at };
  };
  return { ref, onFocus };
}

function CommentToModerate({ comment, list }: { readonly comment: ModeratedComment; readonly list: string }) {
  const { formData } = useNavigation();
  // The clicked button stays enabled. A disabled one would lose the focus, and could not be clicked again after a
  // failure.
  const isBusy = formData?.getAll('chosen').includes(comment.id) === true;
  const titleId = `comment-${comment.id}`;
  return (
    <li className="border-t border-hairline py-5">
      <article aria-labelledby={titleId} tabIndex={-1} className="outline-offset-4">
        <h2 id={titleId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ChooseBox id={comment.id} title={`${comment.name}: ${shorten(comment.words)}`} className="-ml-3" />
          <bdi className="font-medium wrap-anywhere">{comment.name}</bdi>
          <time dateTime={comment.at} className="text-small text-ink-muted">
            {comment.atText}
          </time>
          {comment.isSuspected && <Badge tone="danger">Suspected spam</Badge>}
        </h2>
        <p className="-my-1 text-small">
          {comment.post.href === null ? (
            <span className="inline-flex min-h-11 items-center text-ink-muted">
              On “{comment.post.title}” (post is in Trash)
            </span>
          ) : (
            <a
              href={comment.post.href}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-ink-muted hover:underline"
            >
              On “{comment.post.title}”
            </a>
          )}
        </p>
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {comment.words}
        </p>
        {comment.spamScore > 0 && (
          <p className="mt-2 text-small text-ink-muted">
            {[`Spam score ${comment.spamScore} (flagged from ${SUSPECTED_FROM})`, ...comment.spamReasons].join('. ')}.
          </p>
        )}
        <Form
          method="post"
          action={`/admin/dashboard/comments${list}`}
          aria-label={`Comment by ${comment.name}: ${shorten(comment.words)}`}
          className={`mt-3 flex flex-wrap gap-2 max-sm:grid ${decisions[comment.status].length > 3 ? 'grid-cols-2' : 'grid-cols-3'}`}
        >
          <input type="hidden" name="chosen" value={comment.id} />
          {decisions[comment.status].map(({ intent, label }, index) => (
            <Button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              variant={index === 0 && intent === 'approved' ? 'primary' : 'secondary'}
              isPending={isBusy && formData?.get('intent') === intent}
              disabled={isBusy && formData?.get('intent') !== intent}
            >
              {label}
            </Button>
          ))}
        </Form>
      </article>
    </li>
  );
}

/** Enough of a comment to recognize it. */
function shorten(words: string): string {
  return words.length > 60 ? `${words.slice(0, 59)}…` : words;
}
