import { LONGEST_ALT } from '@showroom/store/rules';
import { Button } from '@showroom/ui/button';
import { ErrorSummary } from '@showroom/ui/error-summary';
import { Field } from '@showroom/ui/field';
import { Picture } from '@showroom/ui/picture';
import { Textarea } from '@showroom/ui/textarea';
import { useNavigation } from 'react-router-dom';
import { writeChosen } from '../kinds/bulk-action.ts';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { Form } from '../../frame/form/form.tsx';
import type { RefusedAlt } from './describe-several.server.ts';
import type { ListedMedium } from '../pictures/load-library.server.ts';
import { BackLink } from '../../frame/parts/back-link.tsx';

export interface DescribeSeveralPageProps {
  /** Those that were chosen, as they are kept now. */
  readonly pictures: readonly Pick<ListedMedium, 'id' | 'revision' | 'name' | 'alt' | 'picture'>[];
  /** The library as it was looked at. */
  readonly libraryPath: string;
  /** The outcome of the last save that was partly refused. */
  readonly outcome?: { readonly said: string; readonly refused: readonly RefusedAlt[] } | undefined;
}

/** Alternative texts of several pictures, saved together. */
export function DescribeSeveralPage({ pictures, libraryPath, outcome }: DescribeSeveralPageProps) {
  const isBusy = useNavigation().state === 'submitting';
  const refused = new Map(outcome?.refused.map((each) => [each.id, each]));
  const names = new Map(pictures.map(({ id, name }) => [id, name]));
  return (
    <div className="max-w-4xl">
      <BackLink to={libraryPath}>Back to the library</BackLink>
      <h1 className="mt-1 font-serif text-title">Add alt text</h1>
      <p className="mt-2 max-w-prose text-ink-muted">
        Alt text describes an image for people using screen readers and for Google.
      </p>
      <p role="status" className="min-h-6 text-small text-success">
        {outcome?.said}
      </p>
      <UnsavedChangesGuard>
        <Form
          method="post"
          replace
          preventScrollReset
          data-unsaved={refused.size > 0 ? '' : undefined}
          className="mt-2 grid gap-6"
        >
          <ErrorSummary
            issues={[...refused.values()].map(({ id, typed, message }) => ({
              field: id,
              // A picture without a row is reported in full, so that no typed text is lost.
              message: `${names.get(id) ?? `“${typed}”`}: ${message}`,
            }))}
            toControlId={(id) => (names.has(id) ? `alt-${id}` : 'save-all')}
            // A new refusal remounts the summary.
            attempt={pictures.reduce((sum, { revision }) => sum + revision, 0)}
          />
          <ul className="grid gap-6">
            {pictures.map(({ id, revision, name, alt, picture }) => {
              const mine = refused.get(id);
              return (
                <li
                  // A changed picture is filled in again.
                  key={`${id} ${revision}`}
                  className="grid grid-cols-1 items-start gap-4 border-t border-hairline pt-6 sm:grid-cols-[12rem_minmax(0,1fr)]"
                >
                  {picture === null ? (
                    <span aria-hidden="true" />
                  ) : (
                    <div className="w-36 overflow-hidden rounded-sm sm:w-auto">
                      <Picture {...picture} alt="" sizes="12rem" className="aspect-4/3" />
                    </div>
                  )}
                  <input type="hidden" name="chosen" value={writeChosen({ id, revision })} />
                  <input type="hidden" name={`shown.${id}`} value={alt} />
                  <Field
                    id={`alt-${id}`}
                    label={<span className="wrap-anywhere">{name}</span>}
                    hint={mine === undefined || mine.typed === alt ? undefined : `Saved value: “${alt}”`}
                    error={mine?.message}
                  >
                    <Textarea
                      name={`alt.${id}`}
                      defaultValue={mine?.typed ?? alt}
                      maxLength={LONGEST_ALT}
                      rows={3}
                      showCount
                    />
                  </Field>
                </li>
              );
            })}
          </ul>
          <div className="sticky bottom-0 z-10 border-t border-hairline bg-paper py-3">
            <Button id="save-all" type="submit" isPending={isBusy}>
              Save all
            </Button>
          </div>
        </Form>
      </UnsavedChangesGuard>
    </div>
  );
}
