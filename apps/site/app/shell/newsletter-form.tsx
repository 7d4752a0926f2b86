import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';

export interface NewsletterFormProps {
  /** The provider's contact-creation page. */
  readonly pageUrl: string;
  readonly brand: string;
}

/**
 * Hands the visitor to the provider's sign-up page in a new tab, with the address they typed. The browser checks the
 * address; consent is stated where it is given (CASL), and given there, on the provider's page.
 */
export default function NewsletterForm({ pageUrl, brand }: NewsletterFormProps) {
  return (
    <form action={pageUrl} method="get" target="_blank" rel="noopener" className="grid gap-3">
      <p className="eyebrow text-ink-muted">Newsletter</p>
      <input type="hidden" name="type" value="newsletter" />
      <Field
        label="E-mail"
        hint={`${brand} will write to you about new stock and finished projects. Unsubscribe at any time.`}
      >
        <Input name="email" type="email" autoComplete="email" />
      </Field>
      <Button type="submit" variant="secondary">
        Subscribe
      </Button>
    </form>
  );
}
