import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import type { FormEvent } from 'react';

export interface NewsletterFormProps {
  /** The provider's contact-creation page. */
  readonly pageUrl: string;
  readonly brand: string;
}

/** Leaves an empty email out of the submitted form. */
function leaveOutEmpty({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const email = currentTarget.elements.namedItem('email');
  if (!(email instanceof HTMLInputElement) || email.value !== '') return;
  email.disabled = true;
  setTimeout(() => (email.disabled = false));
}

/** Opens the provider's sign-up page in a new tab with the typed email. Consent (CASL) is stated and given there. */
export default function NewsletterForm({ pageUrl, brand }: NewsletterFormProps) {
  const isHydrated = useIsHydrated();
  // A GET form drops the query of its action.
  const asked = [...new URL(pageUrl).searchParams].filter(([name]) => name !== 'email' && name !== 'type');
  return (
    <form action={pageUrl} method="get" target="_blank" rel="noopener" onSubmit={leaveOutEmpty} className="grid gap-3">
      <p className="eyebrow text-ink-muted">Newsletter</p>
      {asked.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="type" value="newsletter" />
      <Field
        label="Email"
        hint={`${brand} will email you about new stock and finished projects. Unsubscribe at any time.`}
      >
        {/* Required without scripts, where an empty email would be sent. */}
        <Input name="email" type="email" autoComplete="email" required={!isHydrated} />
      </Field>
      <Button type="submit" variant="secondary">
        Subscribe
      </Button>
    </form>
  );
}
