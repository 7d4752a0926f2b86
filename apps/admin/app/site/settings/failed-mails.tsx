import type { FailedMail } from '@showroom/store/admin';
import { Button } from '@showroom/ui/button';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { Form } from '../../frame/form/form.tsx';

export const FAILED_MAILS_ID = 'failed';

export interface FailedMailsProps {
  readonly failed: readonly FailedMail[];
  readonly retried?: string | undefined;
}

/** Outgoing emails that failed for good, with actions. Nothing if there are none. */
export function FailedMails({ failed, retried }: FailedMailsProps) {
  if (failed.length === 0 && retried === undefined) return null;
  return (
    <section id={FAILED_MAILS_ID} aria-labelledby="failed-title" className="mt-10 max-w-3xl scroll-mt-4">
      <h2 id="failed-title" className="font-serif text-heading">
        Emails that couldn’t be sent
      </h2>
      <p role="status" className="mt-2 text-small">
        {retried}
      </p>
      {failed.length > 0 && (
        <p className="mt-2 max-w-prose text-small text-ink-muted">
          We won’t send these again unless you choose “Try again”. Failed emails to customers are shown on their lead.
        </p>
      )}
      <ul className="mt-4 grid gap-4">
        {failed.map(({ id, message, createdAt, attempts, problem }) => (
          <li key={id} className="rounded-sm border border-hairline p-4">
            <p className="font-medium wrap-anywhere">{message?.subject ?? 'Digest of new leads'}</p>
            <p className="mt-1 text-small wrap-anywhere text-ink-muted">
              {message !== null && <span>To {message.address}, </span>}
              <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
              <span>{attempts === 1 ? ' · 1 try' : ` · ${attempts} tries`}</span>
            </p>
            <p className="mt-1 text-small wrap-anywhere text-ink-muted">
              {problem === '' ? 'The mail server gave no reason.' : `The mail server said: ${problem}`}
            </p>
            <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-3">
              <input type="hidden" name="email" value={id} />
              <Button type="submit" variant="secondary" name="intent" value="retry">
                Try again
              </Button>
              <Button type="submit" variant="secondary" name="intent" value="delete">
                Delete
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
