import type { UnreadEmail } from '@showroom/store/admin';
import { Button } from '@showroom/ui/button';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { Form } from '../../frame/form/form.tsx';

export const UNREAD_EMAILS_ID = 'unread';

export interface UnreadEmailsProps {
  /** Emails that couldn’t be read. */
  readonly unread: readonly UnreadEmail[];
  /** The outcome of a retry or a dismissal. */
  readonly retried?: string | undefined;
}

/** Incoming emails that couldn’t be read, with actions. Nothing if there are none. */
export function UnreadEmails({ unread, retried }: UnreadEmailsProps) {
  if (unread.length === 0 && retried === undefined) return null;
  return (
    <section id={UNREAD_EMAILS_ID} aria-labelledby="unread-title" className="mt-10">
      <h2 id="unread-title" className="font-serif text-heading">
        Emails that couldn’t be read
      </h2>
      <p role="status" className="mt-2 text-small">
        {retried}
      </p>
      <p className="mt-2 text-small text-ink-muted">
        We tried three times to read these emails, so they aren’t on a lead. They’re still in your mailbox, unchanged:
        open them in your email program. Other emails are read as usual.
      </p>
      <ul className="mt-4 grid gap-4">
        {unread.map((email) => (
          <li key={email.id} className="rounded-sm border border-hairline p-4">
            <p className="font-medium wrap-anywhere">{email.subject === '' ? 'No subject' : email.subject}</p>
            <p className="mt-1 text-small wrap-anywhere text-ink-muted">
              From {nameSender(email)}, <time dateTime={email.at}>{formatInstant(email.at)}</time>
            </p>
            <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-3">
              <input type="hidden" name="email" value={email.id} />
              <Button type="submit" variant="secondary" name="intent" value="retry">
                Try again
              </Button>
              <Button type="submit" variant="secondary" name="intent" value="remove">
                Remove from this list
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameSender({ name, address }: UnreadEmail): string {
  if (address === '') return name === '' ? 'an unknown sender' : name;
  return name === '' ? address : `${name} (${address})`;
}
