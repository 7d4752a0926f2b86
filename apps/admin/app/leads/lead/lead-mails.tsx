import type { LeadMail } from '@showroom/store/admin';
import { Button } from '@showroom/ui/button';
import { Form } from '../../frame/form/form.tsx';
import { describeDelivery } from './thread/describe-delivery.ts';

const templateLabels: Readonly<Record<LeadMail['template'], string>> = {
  'owner-notice': 'Notification to you',
  'visitor-confirmation': 'Confirmation to customer',
  'follow-up-reminder': 'Reminder to you',
  'lead-digest': 'Digest of new leads',
  'lead-reply': 'Reply to customer',
  letter: 'Email',
  'mail-server-notice': 'Email',
};

/** The delivery of emails about a lead. A failed one can be retried. */
export function LeadMails({ mails }: { readonly mails: readonly LeadMail[] }) {
  if (mails.length === 0) return null;
  return (
    <section aria-labelledby="mails">
      <h2 id="mails" className="mb-2 font-serif text-heading">
        Email delivery
      </h2>
      <dl className="border-t border-hairline text-small">
        {mails.map((mail) => (
          <div key={`${mail.template} ${mail.nextAttemptAt}`} className="border-b border-hairline py-2">
            <dt>{templateLabels[mail.template]}</dt>
            <dd className="text-ink-muted">{describeDelivery(mail)}</dd>
          </div>
        ))}
      </dl>
      {mails.some((mail) => mail.state === 'failed') && (
        <Form method="post" className="mt-2">
          <Button type="submit" size="small" variant="secondary" name="intent" value="retry-mails">
            Try again
          </Button>
        </Form>
      )}
    </section>
  );
}
