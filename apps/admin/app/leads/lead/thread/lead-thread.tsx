import type { Lead, LeadReply } from '@showroom/store/admin';
import { Button } from '@showroom/ui/button';
import { Form } from '../../../frame/form/form.tsx';
import { formatInstant } from '../../../frame/words/format-instant.ts';
import { LeadFileList } from './lead-files.tsx';
import { describeDelivery } from './describe-delivery.ts';

type LeadResponse = Lead['responses'][number];

export interface LeadThreadProps {
  readonly lead: Pick<Lead, 'id' | 'email' | 'replies' | 'responses'>;
}

/** The emails to a customer and the replies: text, sender and delivery. */
export function LeadThread({ lead }: LeadThreadProps) {
  const messages = [
    ...lead.replies.map((reply) => ({ ...reply, isOurs: true as const })),
    ...lead.responses.map((response) => ({ ...response, isOurs: false as const })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="emails">
      <h2 id="emails" className="mb-3 font-serif text-heading">
        Emails
      </h2>
      <ol className="grid gap-5 border-t border-hairline pt-4">
        {messages.map((message) => (
          <li key={message.id}>
            {message.isOurs ? <Reply reply={message} /> : <Response response={message} lead={lead} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Reply({ reply }: { readonly reply: LeadReply }) {
  const isUndelivered = reply.state === 'failed' || reply.bounce !== null;
  return (
    <>
      <p className="figures text-caption text-ink-muted">
        {reply.author !== null && <span>{reply.author}, </span>}
        <time dateTime={reply.at}>{formatInstant(reply.at)}</time>, to <span>{reply.address}</span>
      </p>
      <details className="max-w-prose">
        <summary className="inline-flex min-h-11 cursor-pointer items-center wrap-anywhere hover:underline">
          {reply.subject}
        </summary>
        <p className="wrap-anywhere whitespace-pre-line">{reply.text}</p>
      </details>
      <p className={`text-small wrap-anywhere ${isUndelivered ? 'text-danger' : 'text-ink-muted'}`}>
        {describeDelivery(reply)}
      </p>
      {reply.state === 'failed' && (
        <Form method="post" className="mt-1">
          <Button type="submit" size="small" variant="secondary" name="intent" value="retry-mails">
            Send again
          </Button>
        </Form>
      )}
    </>
  );
}

/** A customer’s reply as plain text: nothing in the email is loaded or clickable. */
function Response({ response, lead }: { readonly response: LeadResponse; readonly lead: LeadThreadProps['lead'] }) {
  const { name, address, at, subject, text, quoted, isAutomatic, isCut, leftOut, files } = response;
  const isOther = address.toLowerCase() !== lead.email.toLowerCase();
  return (
    <div className="border-l-2 border-brass pl-4">
      <p className="figures text-caption text-ink-muted">
        <bdi>{name === '' ? 'Reply' : name}</bdi>, <time dateTime={at}>{formatInstant(at)}</time>
        {isOther && (
          <span>
            , from a different email address: <span>{address === '' ? 'none' : address}</span>
          </span>
        )}
      </p>
      <h3 dir="auto" className="mt-1 font-medium wrap-anywhere">
        {subject === '' ? '(No subject)' : subject}
      </h3>
      {isAutomatic && <p className="text-small text-ink-muted">Automatic reply (out of office)</p>}
      <p dir="auto" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">
        {text === '' ? 'No message text.' : text}
      </p>
      {quoted !== '' && (
        <details className="max-w-prose">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-ink-muted hover:underline">
            Show quoted text
          </summary>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-small text-ink-muted">
            {quoted}
          </p>
        </details>
      )}
      {files.length > 0 && (
        <div className="mt-3">
          <LeadFileList leadId={lead.id} files={files} label={`Photos in the reply from ${formatInstant(at)}`} />
        </div>
      )}
      {leftOut.length > 0 && (
        <p className="mt-2 text-small wrap-anywhere text-ink-muted">
          Attachments not imported (only JPG, PNG, HEIC and PDF up to 10 MB). See your mailbox: {leftOut.join(', ')}
        </p>
      )}
      {isCut && (
        <p className="mt-2 text-small text-ink-muted">Message shortened. See the full email in your mailbox.</p>
      )}
    </div>
  );
}
