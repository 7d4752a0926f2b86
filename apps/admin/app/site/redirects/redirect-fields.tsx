import { ErrorSummary } from '@showroom/ui/error-summary';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useCountOf } from '../../frame/form/use-count-of.ts';

export interface RedirectRefusal {
  readonly typed: { readonly path: string; readonly to: string };
  readonly issues: readonly { readonly field: string; readonly message: string }[];
  readonly shownTo: string;
}

export interface RedirectFieldsProps {
  readonly shown: { readonly path: string; readonly to: string };
  readonly refusal: RedirectRefusal | undefined;
  /** Distinguishes two forms on a page. */
  readonly idPrefix: string;
}

const labels = { path: 'From', to: 'To' } as const;

export function RedirectFields({ shown, refusal, idPrefix }: RedirectFieldsProps) {
  const { path, to } = refusal?.typed ?? shown;
  const tries = useCountOf(refusal);
  const errorOf = (name: string) => refusal?.issues.find(({ field }) => field === name)?.message;
  return (
    <>
      <input type="hidden" name="shown-to" value={refusal?.shownTo ?? shown.to} />
      <ErrorSummary
        issues={(refusal?.issues ?? []).map(({ field, message }) => ({
          field,
          message: `${field === 'path' ? labels.path : labels.to}: ${message}`,
        }))}
        toControlId={(field) => `${idPrefix}-${field}`}
        attempt={tries}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id={`${idPrefix}-path`} label={labels.path} hint="e.g. /old-page" error={errorOf('path')}>
          <Input name="path" defaultValue={path} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field id={`${idPrefix}-to`} label={labels.to} hint="A page of this site" error={errorOf('to')}>
          <Input name="to" defaultValue={to} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
      </div>
    </>
  );
}
