import type { LeadReply } from '@showroom/store/admin/find-lead';
import { Button } from '@showroom/ui/button';
import { Form } from '../../shell/form/form.tsx';
import { formatInstant } from '../format-instant.ts';
import { describeDelivery } from './describe-delivery.ts';

/** The letters that answered a lead: what they say, who wrote them and when, and whether they went. */
export function LeadReplies({ replies }: { readonly replies: readonly LeadReply[] }) {
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby="letters">
      <h2 id="letters" className="mb-3 font-serif text-heading">
        Letters
      </h2>
      <ol className="grid gap-4 border-t border-hairline pt-4">
        {replies.map((reply) => (
          <li key={reply.id}>
            <p className="figures text-caption text-ink-muted">
              {reply.author === null ? '' : `${reply.author}, `}
              <time dateTime={reply.at}>{formatInstant(reply.at)}</time>, to{' '}
              <span className="break-all">{reply.address}</span>
            </p>
            <details className="max-w-prose">
              <summary className="inline-flex min-h-11 cursor-pointer items-center break-words hover:underline">
                {reply.subject}
              </summary>
              <p className="break-words whitespace-pre-line">{reply.text}</p>
            </details>
            <p className={`text-small ${reply.state === 'failed' ? 'text-danger' : 'text-ink-muted'}`}>
              {describeDelivery(reply)}
            </p>
            {reply.state === 'failed' && (
              <Form method="post" className="mt-1">
                <Button type="submit" size="small" variant="secondary" name="intent" value="retry-mails">
                  Send again
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
