import type { Lead, ReplyTemplate } from '@showroom/store/admin';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { ErrorSummary } from '@showroom/ui/error-summary';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Select } from '@showroom/ui/select';
import { Textarea } from '@showroom/ui/textarea';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigation } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { useCountOf } from '../../frame/form/use-count-of.ts';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { MailNotice, type MailState } from '../../frame/warnings/mail-notice.tsx';
import { RESPONSES_SEEN } from '../responses-seen.ts';
import type { ReplyText, ReplyOutcome } from './reply-outcome.ts';
import { BackLink } from '../../frame/parts/back-link.tsx';

export interface ReplyPageProps {
  /** The lead to reply to. */
  readonly lead: Pick<Lead, 'id' | 'firstName' | 'lastName' | 'email' | 'reference' | 'status'>;
  /** The templates to choose from. */
  readonly templates: readonly Pick<ReplyTemplate, 'id' | 'name'>[];
  /** The chosen template; undefined for an empty reply. */
  readonly templateId: string | undefined;
  /** Recognizes a form that is sent twice. */
  readonly formId: string;
  /** The initial reply, or a returned one. */
  readonly draft: ReplyText;
  /** The customer’s last message; null without one. */
  readonly answered: { readonly at: string; readonly text: string } | null;
  /** The number of replies when the page was rendered. */
  readonly responses: number;
  /** The address that the customer’s answer goes to. */
  readonly answersTo: string;
  /** The query of the list that the lead was opened from. */
  readonly inboxSearch: string;
  /** Whether emails can be sent. Default: they can. */
  readonly mail?: MailState | undefined;
  /** Only the owner may edit templates. */
  readonly maySetTemplates: boolean;
  /** What came of the last test email. */
  readonly outcome?: ReplyOutcome | undefined;
}

/** A reply to a customer: filled from a template, edited, previewed and sent. */
export function ReplyPage(props: ReplyPageProps) {
  const { lead, templates, templateId, answered, responses, answersTo, inboxSearch, mail, maySetTemplates, outcome } =
    props;
  const [typed, setTyped] = useState<Partial<ReplyText>>({});
  // Reloading the page, as after a preview, keeps the form’s id.
  const [formId] = useState(outcome?.formId ?? props.formId);
  const { state, formData } = useNavigation();
  const name = `${lead.firstName} ${lead.lastName}`.trim();
  const draft = outcome?.draft ?? props.draft;
  const wrong = (field: keyof ReplyText) => (outcome?.field === field ? outcome.message : undefined);
  // Each returned reply’s message is announced again.
  const tries = useCountOf(outcome);
  const shown = useRef<HTMLHeadingElement>(null);
  const isPreview = outcome?.isPreview === true;
  useEffect(() => {
    if (isPreview) shown.current?.focus();
  }, [isPreview]);
  return (
    <div className="max-w-3xl">
      <BackLink to={`/admin/leads/${lead.id}${inboxSearch}`}>
        <bdi>{name}</bdi>, {lead.reference}
      </BackLink>
      <h1 className="mt-1 font-serif text-title">Reply by email</h1>
      {mail?.isSetUp === false && (
        <div className="mt-3">
          <MailNotice {...mail} />
          <p className="text-small">
            You can{' '}
            <a
              href={toMailto(lead.email, { ...draft, ...typed })}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              send this reply from your own email app
            </a>
            . If you send it below, we’ll hold it until then, and the lead’s status won’t change.
          </p>
        </div>
      )}
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        <dt className="text-ink-muted">To</dt>
        <dd>
          <bdi>{name}</bdi>, <bdi>{lead.email}</bdi>
        </dd>
        <dt className="text-ink-muted">Reply-to</dt>
        <dd>{answersTo}</dd>
      </dl>
      {answered && (
        <section aria-labelledby="answered" className="mt-4 border-l-2 border-brass pl-4">
          <h2 id="answered" className="figures text-caption text-ink-muted">
            Their last reply, <time dateTime={answered.at}>{formatInstant(answered.at)}</time>
          </h2>
          <p dir="auto" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">
            {answered.text}
          </p>
        </section>
      )}
      {templates.length > 0 && (
        <Form className="mt-5 flex flex-wrap items-end gap-2" preventScrollReset>
          {[...new URLSearchParams(inboxSearch)].map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <Field label="Template" className="min-w-52 flex-1">
            <Select
              key={templateId}
              name="template"
              defaultValue={templateId ?? ''}
              options={[
                { value: '', label: 'Blank email' },
                ...templates.map((template) => ({ value: template.id, label: template.name })),
              ]}
            />
          </Field>
          <Button type="submit" variant="secondary">
            Apply template
          </Button>
        </Form>
      )}
      {maySetTemplates && (
        <p className="mt-1 text-small">
          <Link to="/admin/leads/templates" className="inline-flex min-h-11 items-center underline underline-offset-4">
            Edit templates
          </Link>
        </p>
      )}
      {isPreview && (
        <section aria-labelledby="preview" className="mt-4 rounded-sm border border-hairline bg-paper-raised p-5">
          <h2 id="preview" ref={shown} tabIndex={-1} className="eyebrow outline-none">
            Preview
          </h2>
          <p className="mt-2 font-serif text-subheading wrap-anywhere">{draft.subject}</p>
          <p className="mt-3 wrap-anywhere whitespace-pre-line">{draft.text}</p>
        </section>
      )}
      <UnsavedChangesGuard beginsWith="template">
        <Form
          method="post"
          className="mt-4 grid gap-4"
          noValidate
          preventScrollReset
          data-unsaved={outcome === undefined ? undefined : ''}
        >
          <ErrorSummary
            issues={outcome?.field === undefined ? [] : [{ field: outcome.field, message: outcome.message ?? '' }]}
            toControlId={(field) => `reply-${field}`}
            attempt={tries}
          />
          {outcome !== undefined && outcome.field === undefined && !isPreview && (
            <p role="alert" className="rounded-sm bg-danger-surface p-4 text-danger">
              {outcome.message}
            </p>
          )}
          <input type="hidden" name="form" value={formId} />
          <input type="hidden" name={RESPONSES_SEEN} value={responses} />
          <Field id="reply-subject" label="Subject" error={wrong('subject')}>
            <Input
              key={draft.subject}
              name="subject"
              onChange={(event) => setTyped((now) => ({ ...now, subject: event.target.value }))}
              defaultValue={draft.subject}
              autoComplete="off"
            />
          </Field>
          <Field id="reply-text" label="Message" error={wrong('text')}>
            <Textarea
              key={draft.text}
              name="text"
              rows={14}
              onChange={(event) => setTyped((now) => ({ ...now, text: event.target.value }))}
              defaultValue={draft.text}
            />
          </Field>
          {lead.status === 'new' && mail?.isSetUp !== false && (
            <Checkbox name="contacted" label="Set status to Contacted" defaultChecked={outcome?.isContacted ?? true} />
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              name="intent"
              value="send"
              isPending={state !== 'idle' && formData?.get('intent') === 'send'}
            >
              Send
            </Button>
            <Button type="submit" name="intent" value="preview" variant="secondary">
              Preview
            </Button>
          </div>
        </Form>
      </UnsavedChangesGuard>
    </div>
  );
}

/** The reply as a mailto link (RFC 6068). */
function toMailto(address: string, { subject, text }: ReplyText): string {
  const body = text.replaceAll(/\r?\n/g, '\r\n');
  const to = encodeURIComponent(address).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
