import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate, useSubmit } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { asSamePage } from '../../frame/form/same-page.ts';
import { useCountOf } from '../../frame/form/use-count-of.ts';
import { useIsChangedSinceSent } from '../../frame/form/use-is-changed-since-sent.ts';
import { BackLink } from '../../frame/parts/back-link.tsx';
import { wordsOf } from '../kinds/bulk-action.ts';
import { readContentPlace } from '../kinds/content-place.ts';
import { kindForms } from '../kinds/kinds.ts';
import { withoutPlan } from '../kinds/publish-plan.ts';
import { writeStep } from '../list-editing/edit-list.ts';
import { FieldControl } from './controls/field-control.tsx';
import { EditMessages } from './edit-messages.tsx';
import type { EditState } from './edit-state.ts';
import { PublishFields } from './publish-fields.tsx';
import { SaveStateLine } from './save-state-line.tsx';
import { useAutosave } from './use-autosave.ts';
import { useDrawnValues } from './use-drawn-values.ts';

export interface EditPageProps {
  /** The saved entry, or a new one. */
  readonly opened: EditState;
  /** The returned form. */
  readonly answer?: EditState | undefined;
}

const statusWords = { new: 'Not saved yet', draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;
const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** The editor of an entry. With scripts, text is autosaved as a draft; without, the buttons save it. */
export function EditPage({ opened, answer }: EditPageProps) {
  const { name, status, hasUnpublishedChanges, publicUrl, shownPlan } = opened;
  const kind = kindForms[name];
  const { many } = wordsOf(name);
  const { pathname, search: query } = useLocation();
  const { listPath } = readContentPlace({ pathname });
  const search = withoutPlan(query);
  const navigate = useNavigate();
  const submit = useSubmit();
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const autosave = useAutosave(form, {
    opened,
    answer,
    onFirstSave: (id) => void navigate(`${listPath}/${id}${search}`, asSamePage),
  });
  const { isChanged, noteSent } = useIsChangedSinceSent(form);
  // Autosave revalidates the page. The form keeps its initial values.
  const [filled, setFilled] = useState({ answer, values: (answer ?? opened).values });
  if (filled.answer !== answer) setFilled({ answer, values: answer?.values ?? filled.values });
  const values = useDrawnValues(filled.values, isChanged);
  const [firstValues] = useState(values);
  const noteFilled = useEffectEvent(() => autosave.noteChange());
  useEffect(() => {
    if (values !== firstValues) noteFilled();
  }, [values, firstValues]);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [isNew] = useState(status === 'new');
  const [isTyped, setIsTyped] = useState(false);
  const [sentIntent, setSentIntent] = useState<string>();
  const attempt = useCountOf(answer);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sentIntent !== undefined) return;
    noteSent(event);
    const { currentTarget } = event;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : 'save';
    setSentIntent(intent);
    const base = await autosave.hold(intent !== 'unpublish');
    const data = new FormData(currentTarget, submitter);
    data.set('id', base?.id ?? opened.id);
    data.set('from', String(base?.revision ?? opened.from));
    await submit(data, { method: 'post', replace: true });
    setSentIntent(undefined);
  }

  const shown: EditState = { ...(answer ?? opened), values, pictures: { ...opened.pictures, ...answer?.pictures } };
  const { choosing } = shown;
  const isPublic = status === 'published';
  const buttonProps = (intent: string, isSecondary = true) =>
    ({
      type: 'submit',
      name: 'intent',
      value: intent,
      variant: isSecondary ? 'secondary' : 'primary',
      isPending: sentIntent === intent,
    }) as const;
  const drawSection = ({ heading, fields, isFolded = false }: (typeof kind.sections)[number]) => {
    const controls = fields.map((field) => (
      <FieldControl
        key={field.name}
        field={field}
        // A hint can depend on the text being typed.
        form={typeof field.hint === 'function' ? { ...shown, values: { ...values, ...texts } } : shown}
        onTextChange={(changed, text) => setTexts((known) => ({ ...known, [changed]: text }))}
      />
    ));
    if (!isFolded) {
      const areBoxes = fields.every(({ input }) => input === 'yes-or-no');
      return (
        <div key={heading} className={`flex flex-col ${areBoxes ? 'gap-1' : 'gap-5'}`}>
          {controls}
        </div>
      );
    }
    return (
      <details key={heading} open={shown.issues.some(({ field }) => fields.some((each) => each.name === field))}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium">{heading}</summary>
        <div className="mt-2 flex flex-col gap-5">{controls}</div>
      </details>
    );
  };

  return (
    <div className="max-w-6xl">
      <BackLink to={`${listPath}${search}`}>{`Back to ${many}`}</BackLink>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h1 className="font-serif text-title">{isNew ? kind.addLabel : kind.editLabel}</h1>
        <Badge tone={isPublic ? 'success' : 'neutral'}>{statusWords[status]}</Badge>
        {isPublic && shownPlan.publishAt !== '' && (
          <span className="text-small text-ink-muted">A scheduled update is pending</span>
        )}
        {hasUnpublishedChanges && <span className="text-small text-ink-muted">Unpublished changes</span>}
        {publicUrl !== null && (
          <a href={publicUrl} target="_blank" rel="noreferrer" className={linkClass}>
            View on site
          </a>
        )}
      </div>
      {autosave.copy !== undefined && (
        <div
          role="alert"
          className="mt-4 rounded-sm border border-l-4 border-hairline border-l-brass bg-paper-raised p-4"
        >
          <p className="font-medium">You have unsaved changes from earlier on this device.</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              onClick={() => {
                setFilled({ answer, values: { ...opened.values, ...autosave.copy?.values } });
                setIsTyped(true);
                autosave.takeCopy();
              }}
            >
              Restore
            </Button>
            <Button variant="secondary" onClick={autosave.discardCopy}>
              Discard
            </Button>
          </div>
        </div>
      )}
      <Form
        ref={form}
        method="post"
        noValidate
        replace
        onSubmit={(event) => void send(event)}
        onInput={() => setIsTyped(true)}
        className="mt-6 grid grid-cols-1 gap-6"
      >
        {!isHydrated && (
          // The default button: Enter saves, or searches for a picture, and opens nothing by accident.
          <button
            type="submit"
            hidden
            {...(choosing === undefined
              ? { name: 'intent', value: 'save' }
              : { name: 'step', value: writeStep({ field: choosing.field, verb: 'choose', index: 1 }) })}
          />
        )}
        <input type="hidden" name="id" value={shown.id} readOnly />
        <input type="hidden" name="from" value={shown.from} readOnly />
        <input type="hidden" name="began" value={isNew ? 'new' : ''} readOnly />
        <input type="hidden" name="typed" value={isTyped ? 'yes' : ''} readOnly />
        <EditMessages state={shown} attempt={attempt} labels={{ publishAt: 'Publish later' }} />
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid grid-cols-1 gap-5">
            {kind.sections.filter(({ isAside = false }) => !isAside).map(drawSection)}
          </div>
          <div className="grid grid-cols-1 gap-5">
            <PublishFields
              opened={opened}
              plan={shown.plan}
              error={shown.issues.find(({ field }) => field === 'publishAt')?.message}
            />
            {kind.sections.filter(({ isAside = false }) => isAside).map(drawSection)}
          </div>
        </div>
        {/* On a phone one line of it is sticky. */}
        <div className="max-sm:contents sm:sticky sm:bottom-0 sm:z-10 sm:-mx-6 sm:flex sm:flex-wrap sm:items-center sm:gap-x-5 sm:gap-y-2 sm:border-t sm:border-hairline sm:bg-paper sm:px-6 sm:py-3">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-4 max-sm:border-t max-sm:border-hairline max-sm:bg-paper max-sm:px-4 max-sm:py-3 sm:contents">
            <Button {...buttonProps('save', false)} pendingLabel={isNew ? 'Creating...' : 'Saving...'}>
              {`${isNew ? 'Create' : 'Update'} ${kind.noun}`}
            </Button>
            <Button {...buttonProps('preview')} pendingLabel="Saving draft…">
              Preview
            </Button>
            <div className="sm:order-last">
              <SaveStateLine state={autosave.saveState} isPublic={isPublic} />
            </div>
          </div>
          <Button
            {...buttonProps('check')}
            className="justify-self-start"
            pendingLabel="Checking… this can take a minute."
          >
            Run publish check
          </Button>
        </div>
        {status !== 'new' && (
          <div className="flex flex-wrap items-center gap-3 border-t border-hairline pt-6">
            {(isPublic || status === 'scheduled') && <Button {...buttonProps('unpublish')}>Unpublish</Button>}
            {isPublic && hasUnpublishedChanges && <Button {...buttonProps('discard')}>Discard changes</Button>}
            <Link to={`${listPath}/${opened.id}/history${search}`} className={linkClass}>
              Version history
            </Link>
            <Link to={`${listPath}/${opened.id}/delete${search}`} className={`${linkClass} text-danger`}>
              Delete
            </Link>
          </div>
        )}
      </Form>
    </div>
  );
}
