import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Select } from '@showroom/ui/select';
import { Switch } from '@showroom/ui/switch';
import { Form } from '../../frame/form/form.tsx';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { useIsSending } from '../../frame/form/use-is-sending.ts';
import { BackLink } from '../../frame/parts/back-link.tsx';

export interface MailSettingsPageProps {
  /** Whether the digest is on, and its hour on the shop’s clock. */
  readonly digest: { readonly isOn: boolean; readonly hour: number };
  /** The revision that the form is filled from. */
  readonly revision: number;
  /** What came of the form that was sent last. */
  readonly outcome?: MailSettingsOutcome | undefined;
}

/** The outcome of the form. After a refusal, what was typed and the revision of the next try. */
export interface MailSettingsOutcome {
  readonly message: string;
  readonly refused?: { readonly from: number; readonly digest: MailSettingsPageProps['digest'] };
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: nameHour(hour) }));

/** Settings of emails about leads. */
export function MailSettingsPage({ digest, revision, outcome }: MailSettingsPageProps) {
  const isSending = useIsSending();
  const refused = outcome?.refused;
  const shown = refused?.digest ?? digest;
  return (
    <div className="max-w-3xl">
      <BackLink to="/admin/dashboard/settings">Settings</BackLink>
      <h1 className="mt-1 font-serif text-title">Lead notifications</h1>
      <p className="mt-2 text-ink-muted">
        You get an email for every new lead, and a reminder on the morning of each follow-up date.
      </p>
      <UnsavedChangesGuard>
        <Form
          method="post"
          className="mt-6 grid justify-items-start gap-4"
          data-unsaved={refused === undefined ? undefined : ''}
        >
          <input type="hidden" name="from" value={refused?.from ?? revision} />
          <h2 className="font-serif text-heading">Daily digest</h2>
          <p className="text-small text-ink-muted">
            One email a day listing new leads. Nothing is sent on days without any.
          </p>
          <Switch
            key={`is-on-${String(shown.isOn)}`}
            name="isOn"
            label="Send me a daily digest of new leads"
            defaultChecked={shown.isOn}
          />
          <Field label="Send at" hint="Thunder Bay time">
            <Select
              key={`hour-${shown.hour}`}
              name="hour"
              defaultValue={String(shown.hour)}
              options={hours}
              className="min-w-40"
            />
          </Field>
          <p
            role="status"
            className={
              outcome === undefined ? 'sr-only' : `text-small ${refused === undefined ? 'text-success' : 'text-danger'}`
            }
          >
            {isSending ? '' : outcome?.message}
          </p>
          <Button type="submit" isPending={isSending}>
            Save
          </Button>
        </Form>
      </UnsavedChangesGuard>
    </div>
  );
}

function nameHour(hour: number): string {
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
