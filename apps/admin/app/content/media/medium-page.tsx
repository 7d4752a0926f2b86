import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Picture, type PictureSource } from '@showroom/ui/picture';
import { useState, type MouseEvent } from 'react';
import { Link, useLocation, useNavigation, type Location } from 'react-router-dom';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { Form } from '../../frame/form/form.tsx';
import { hasSaveFailure } from '../../frame/form/not-saved.tsx';
import { UploadProgress } from '../../frame/upload/upload-progress.tsx';
import { useUpload } from '../../frame/upload/use-upload.ts';
import { ACCEPTED_PICTURES } from '../pictures/accepted-pictures.ts';
import { ANIMATED } from '../pictures/animated-words.ts';
import { SHOWN, toMediumValues, toPercents, type MediumWords } from './medium-values.ts';
import { BackLink } from '../../frame/parts/back-link.tsx';

export interface PictureUse {
  readonly id: string;
  readonly title: string;
  /** Where it is edited; null if the user may not. */
  readonly path: string | null;
  readonly states: readonly ('saved' | 'shown' | 'planned')[];
}

export interface MediumPageProps {
  /** What is kept of the picture. */
  readonly medium: MediumWords & {
    readonly id: string;
    readonly revision: number;
    readonly widthPx: number;
    readonly isAnimated?: boolean;
    readonly heightPx: number;
  };
  /** Its sizes; null while unknown. */
  readonly picture: PictureSource | null;
  /** Everything that shows it. */
  readonly uses: readonly PictureUse[];
  /** Why the last form was refused. */
  readonly problems?: MediumProblems | undefined;
}

export interface MediumProblems {
  readonly replaceError?: string;
  readonly describeError?: string;
  readonly typed?: MediumWords;
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4';
const crops = [
  ['x', 'From the left'],
  ['y', 'From the top'],
] as const;
const stateWords: Readonly<Record<PictureUse['states'][number], string>> = {
  saved: 'latest draft',
  shown: 'live',
  planned: 'scheduled',
};
const savedValueHint = (value: string | number) => `Saved value: “${value}”`;

/** A picture’s page: its texts, its focal point, where it is used, and replacing it. */
export function MediumPage({ medium, picture, uses, problems }: MediumPageProps) {
  const { state, formData } = useNavigation();
  const isBusy = state === 'submitting';
  const isReplacing = isBusy && formData?.has('file') === true;
  const { id, revision, name, alt, widthPx, heightPx, isAnimated = false } = medium;
  const typed = problems?.typed ?? medium;
  const [point, setPoint] = useState(toPercents(typed.focalPoint));
  const kept = toPercents(medium.focalPoint);
  const [drawn, setDrawn] = useState(kept);
  if (drawn.x !== kept.x || drawn.y !== kept.y) {
    // A field unchanged here takes the others’ value.
    setDrawn(kept);
    setPoint({ x: point.x === drawn.x ? kept.x : point.x, y: point.y === drawn.y ? kept.y : point.y });
  }
  const isSaved = problems === undefined && !hasSaveFailure();
  const [timesDescribed, noteDescribed] = useTimesSaved(isSaved);
  const replacement = useUpload(`/admin/media/${id}/replace`);

  function aim(event: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setPoint({
      x: Math.round(((event.clientX - left) / width) * 100),
      y: Math.round(((event.clientY - top) / height) * 100),
    });
  }

  return (
    // A refused form is dropped with the next URL.
    <UnsavedChangesGuard isSaved={problems === undefined ? isSamePicture : undefined}>
      <div className="max-w-5xl">
        <BackLink to="/admin/dashboard/media">Back to the library</BackLink>
        <h1 className="mt-1 font-serif text-title">{name}</h1>
        <p className="figures text-small text-ink-muted">
          {widthPx} × {heightPx} pixels
        </p>
        {isAnimated && <p className="text-small text-warning">{ANIMATED}</p>}
        <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
          {picture !== null && (
            // The two fields below do the same by keyboard.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div onClick={aim} className="relative cursor-crosshair overflow-hidden rounded-sm">
              <Picture record={picture} sizes="(min-width: 64rem) 32rem, 92vw" className="block" />
              <span
                aria-hidden="true"
                className="pointer-events-none absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-paper bg-spruce/50"
                style={{ left: `${point.x}%`, top: `${point.y}%` }}
              />
            </div>
          )}
          <Form
            method="post"
            onSubmit={noteDescribed}
            data-unsaved={problems?.describeError === undefined ? undefined : ''}
            className="grid grid-cols-1 gap-4"
          >
            <input type="hidden" name="from" value={revision} readOnly />
            {Object.entries(toMediumValues(medium)).map(([shown, value]) => (
              <input key={shown} type="hidden" name={SHOWN + shown} value={value} data-initial={value} readOnly />
            ))}
            {problems?.describeError !== undefined && (
              <p role="alert" className="rounded-sm bg-danger-surface p-3 text-danger">
                {problems.describeError}
              </p>
            )}
            <Field
              label="Alt text"
              hint={typed.alt === alt ? 'Describes the image for screen readers and Google' : savedValueHint(alt)}
            >
              <Input
                key={`${timesDescribed} ${typed.alt}`}
                name="alt"
                defaultValue={typed.alt}
                maxLength={300}
                autoComplete="off"
              />
            </Field>
            <Field label="Name" hint={typed.name === name ? 'Only you see this' : savedValueHint(name)}>
              <Input
                key={`${timesDescribed} ${typed.name}`}
                name="name"
                defaultValue={typed.name}
                maxLength={200}
                autoComplete="off"
              />
            </Field>
            <fieldset className="grid grid-cols-2 gap-4">
              <legend className="mb-1 text-small font-medium">
                Keep this spot in view when the photo is cropped (in %). You can also click the image.
              </legend>
              {crops.map(([side, label]) => (
                <Field
                  key={side}
                  label={label}
                  hint={typed === medium || point[side] === kept[side] ? undefined : savedValueHint(kept[side])}
                >
                  <Input
                    name={side}
                    type="number"
                    min={0}
                    max={100}
                    data-initial={kept[side]}
                    value={Number.isNaN(point[side]) ? '' : point[side]}
                    required
                    onChange={(event) => setPoint({ ...point, [side]: event.currentTarget.valueAsNumber })}
                  />
                </Field>
              ))}
            </fieldset>
            <div>
              <Button type="submit" isPending={isBusy && !isReplacing}>
                Save
              </Button>
            </div>
          </Form>
        </div>
        <section className="mt-10">
          <h2 className="font-serif text-heading">Used in</h2>
          {uses.length === 0 ? (
            <p className="mt-2 text-ink-muted">Not used anywhere.</p>
          ) : (
            <ul className="mt-2 grid gap-1">
              {uses.map((use) => (
                <li key={use.id}>
                  {use.path !== null ? (
                    <Link to={use.path} className={linkClass}>
                      {use.title}
                    </Link>
                  ) : (
                    <span className="inline-flex min-h-11 items-center">{use.title}</span>
                  )}
                  <span className="ml-3 text-small text-ink-muted">
                    {use.states.map((each) => stateWords[each]).join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section className="mt-10 max-w-xl">
          <h2 className="font-serif text-heading">Replace everywhere</h2>
          <p className="mt-2 text-small text-ink-muted">
            Upload a new version and it replaces this image everywhere it’s used: pages, posts and products. Name and
            alt text stay the same.
          </p>
          <Form
            method="post"
            encType="multipart/form-data"
            onSubmit={replacement.onSubmit}
            className="mt-3 grid grid-cols-1 gap-4"
          >
            <input type="hidden" name="from" value={revision} readOnly />
            <Field label="New image" error={replacement.refusal?.message ?? problems?.replaceError}>
              <Input
                key={replacement.uploadCount}
                name="file"
                type="file"
                accept={ACCEPTED_PICTURES}
                className="py-2"
              />
            </Field>
            <div>
              <Button type="submit" variant="secondary" isPending={isReplacing || replacement.progress !== undefined}>
                Replace
              </Button>
            </div>
            <div role="status" className="empty:hidden">
              {replacement.progress !== undefined && <UploadProgress {...replacement.progress} />}
            </div>
          </Form>
        </section>
        <p className="mt-10 border-t border-hairline pt-4">
          {uses.length === 0 ? (
            <Link to={`/admin/dashboard/media/${id}/delete`} preventScrollReset className={`${linkClass} text-danger`}>
              Delete this image
            </Link>
          ) : (
            <span className="text-small text-ink-muted">You can delete it once it’s no longer used.</span>
          )}
        </p>
      </div>
    </UnsavedChangesGuard>
  );
}

/**
 * Counts successful saves, as a key for the controls. They are redrawn even if the saved value is the same: an extra
 * space or a file would otherwise count as unsaved.
 *
 * @param isSaved whether the last form was accepted
 * @returns also a function to call on submit
 */
function useTimesSaved(isSaved: boolean): [number, () => void] {
  // Changes with each answered form.
  const { key } = useLocation();
  const [known, setKnown] = useState({ key, isSent: false, times: 0 });
  if (known.key !== key)
    setKnown({ key, isSent: false, times: known.isSent && isSaved ? known.times + 1 : known.times });
  return [known.times, () => setKnown((last) => ({ ...last, isSent: true }))];
}

/** The delete dialog opens and closes over the same picture. */
function isSamePicture(here: Pick<Location, 'pathname'>, next: Pick<Location, 'pathname'>): boolean {
  const [is, will] = [here, next].map(({ pathname }) => pathname.replace(/\/delete$/, ''));
  return is === will;
}
