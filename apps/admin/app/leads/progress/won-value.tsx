import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useState } from 'react';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { Form } from '../../frame/form/form.tsx';

/** Asks for the value of a won lead: without one it adds nothing to the revenue. It may be left empty. */
export function WonValue() {
  const isHydrated = useIsHydrated();
  const [isSkipped, setIsSkipped] = useState(false);
  if (isSkipped) return null;
  return (
    <section
      aria-labelledby="won-value"
      className="mt-4 max-w-xl rounded-sm border border-l-4 border-hairline border-l-brass bg-paper-raised p-4 print:hidden"
    >
      <h2 id="won-value" className="font-medium">
        Won! What was it worth?
      </h2>
      <p className="mt-1 text-small text-ink-muted">It counts as revenue. You can also set it later.</p>
      <Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-end gap-2">
        <input type="hidden" name="shown" value="" />
        <Field id="won-value-dollars" label="Sale value (CAD)" className="min-w-40 flex-1">
          <Input name="value" inputMode="decimal" autoComplete="off" required />
        </Field>
        <Button type="submit" name="intent" value="value">
          Save value
        </Button>
        {isHydrated && (
          <Button variant="secondary" onClick={() => setIsSkipped(true)}>
            Skip
          </Button>
        )}
      </Form>
    </section>
  );
}
