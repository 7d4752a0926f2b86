import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { LinkButton } from '@showroom/ui/link-button';
import { Link, useNavigation } from 'react-router-dom';
import { RouteDialog } from '../../../frame/dialogs/route-dialog.tsx';
import { Form } from '../../../frame/form/form.tsx';
import type { LeadOutcome } from '../../progress/outcome.ts';

export interface WonLeadProps {
  /** Whose lead it is. */
  readonly name: string;
  /** Its value, if a colleague has set one since. */
  readonly valueCents: number | null;
  /** The path of Undo; undefined if the former status is unknown. */
  readonly undoPath?: string | undefined;
  /** The board’s URL. */
  readonly closeTo: string;
  /** Why the value was not saved; undefined before a try. */
  readonly outcome?: LeadOutcome | undefined;
}

/** Asks for the value of a lead moved to Won: without one it adds nothing to the revenue. */
export function WonLead({ name, valueCents, undoPath, closeTo, outcome }: WonLeadProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <RouteDialog title="Won! What was it worth?" closeTo={closeTo}>
      <p className="wrap-anywhere">
        <bdi className="font-medium">{name}</bdi>
        <span> moved to Won.</span>
      </p>
      <p className="mt-1 text-small text-ink-muted">The value counts as revenue. You can also set it later.</p>
      <Form method="post" replace preventScrollReset className="mt-4">
        <input type="hidden" name="shown" value={valueCents ?? ''} />
        <Field label="Sale value (CAD)" error={outcome?.message}>
          <Input
            name="value"
            inputMode="decimal"
            autoComplete="off"
            required
            defaultValue={outcome?.wrong?.typed ?? (valueCents === null ? '' : (valueCents / 100).toFixed(2))}
          />
        </Field>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <LinkButton as={Link} variant="secondary" to={closeTo} replace preventScrollReset>
            Skip
          </LinkButton>
          <Button type="submit" name="intent" value="value" isPending={isBusy}>
            Save value
          </Button>
        </div>
      </Form>
      {undoPath !== undefined && (
        <Form method="post" action={undoPath} replace preventScrollReset className="mt-4 border-t border-hairline pt-2">
          <Button type="submit" variant="secondary">
            Undo the move
          </Button>
        </Form>
      )}
    </RouteDialog>
  );
}
