import { Button } from '@showroom/ui/button';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { ErrorSummary } from '@showroom/ui/error-summary';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Switch } from '@showroom/ui/switch';
import { Textarea } from '@showroom/ui/textarea';
import { useRef } from 'react';
import { Link, useNavigation } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { useCountOf } from '../../frame/form/use-count-of.ts';
import { useIsChangedSinceSent } from '../../frame/form/use-is-changed-since-sent.ts';
import { usePictureChooser } from '../../content/pictures/use-picture-chooser.tsx';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { LogoField } from './logo-field.tsx';
import { DAYS_PATH } from './days/days-path.ts';
import { MAIL_PATH } from './mail-test.ts';
import type { SaveOutcome } from './save-settings-form.server.ts';
import { settingsForms, type SettingsField, type SettingsGroupName } from './settings-fields.ts';
import type { SectionProps } from './section-props.ts';
import type { FieldValues } from '../../frame/form/field-values.ts';
import { useDrawnValues } from './use-drawn-values.ts';
import { VERIFICATION_PATH } from './verification-path.ts';
import { WeekFields } from './week-fields.tsx';

export interface SettingsPageProps {
  /** What is kept, by group. */
  readonly kept: Readonly<Record<SettingsGroupName, FieldValues>>;
  /** URLs of the saved pictures, by address. */
  readonly pictures: Readonly<Record<string, string>>;
  /** What came of the form that was sent last. */
  readonly outcome?: (SaveOutcome & { readonly group: SettingsGroupName }) | undefined;
}

const groups: readonly SettingsGroupName[] = ['business', 'site', 'hours', 'promises', 'comments', 'links'];

/** At least as wide as a touch target, with equal gaps. */
const wayClass = 'inline-flex min-h-11 items-center px-3 underline underline-offset-4';

/** The business settings, a form for each group. Saved changes are on the site with the next request. */
export function SettingsPage({ kept, pictures, outcome }: SettingsPageProps) {
  const { choosePicture, chooser } = usePictureChooser({ isLibraryOnly: true });
  return (
    <div className="max-w-3xl">
      <h1 className="font-serif text-title">Settings</h1>
      <p className="mt-2 text-ink-muted">Changes go live as soon as you save.</p>
      <nav aria-label="Settings" className="-mx-3 mt-4 flex flex-wrap border-b border-hairline">
        {groups.map((group) => (
          <Link key={group} to={`#${group}`} className={wayClass}>
            {settingsForms[group].title}
          </Link>
        ))}
        <Link to={DAYS_PATH} className={wayClass}>
          Holidays and special hours
        </Link>
        <Link to={VERIFICATION_PATH} className={wayClass}>
          Spam protection
        </Link>
        <Link to={MAIL_PATH} className={wayClass}>
          Email
        </Link>
        <Link to="/admin/dashboard/settings/leads" className={wayClass}>
          Lead notifications
        </Link>
      </nav>
      <UnsavedChangesGuard>
        {groups.map((group) => (
          <SettingsGroup
            key={group}
            group={group}
            kept={kept[group]}
            pictures={pictures}
            choosePicture={choosePicture}
            outcome={outcome?.group === group ? outcome : undefined}
          />
        ))}
      </UnsavedChangesGuard>
      {chooser}
    </div>
  );
}

interface SettingsGroupProps extends Pick<SectionProps, 'pictures' | 'choosePicture'> {
  readonly group: SettingsGroupName;
  readonly kept: FieldValues;
  readonly outcome: SaveOutcome | undefined;
}

function SettingsGroup({ group, kept, pictures, choosePicture, outcome }: SettingsGroupProps) {
  const { state, formData } = useNavigation();
  const isHydrated = useIsHydrated();
  const refusal = outcome?.ok === false ? outcome : undefined;
  const tries = useCountOf(refusal);
  const form = useRef<HTMLFormElement>(null);
  const isBeingSent = state !== 'idle' && formData?.get('group') === group;
  const { isChanged, noteSent } = useIsChangedSinceSent(form);
  const { values, shown } = useDrawnValues(form, kept, outcome, isChanged);
  const isUnsaved = Object.keys(values).some((path) => values[path] !== shown[path]);
  return (
    <section id={group} aria-labelledby={`${group}-title`} className="mt-10 scroll-mt-4">
      <h2 id={`${group}-title`} className="font-serif text-heading">
        {settingsForms[group].title}
      </h2>
      {group === 'hours' && (
        <Link to={DAYS_PATH} className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4">
          Holidays and special hours
        </Link>
      )}
      <Form
        ref={form}
        onSubmit={noteSent}
        method="post"
        // Without scripts, the browser returns to the submitted group; with scripts, the page stays at the message.
        action={isHydrated ? '.' : `#${group}`}
        preventScrollReset
        noValidate
        data-unsaved={isUnsaved ? '' : undefined}
        className="mt-4 grid gap-8"
      >
        {/* The default button, so that Enter in a field doesn’t click a button that removes something. */}
        <button type="submit" hidden>
          Save
        </button>
        <input type="hidden" name="group" value={group} />
        <input type="hidden" name="shown" value={JSON.stringify(shown)} />
        <ErrorSummary
          issues={(refusal?.issues ?? []).map(({ field, message }) => ({
            field,
            message: `${labelOf(group, field)}: ${message}`,
          }))}
          toControlId={(path) => toControlId(group, path)}
          attempt={tries}
          title={refusal?.code === 'conflict' ? 'Someone else changed this while you were editing' : undefined}
        />
        {settingsForms[group].sections.map((section) => (
          <Section
            key={section.heading}
            section={section}
            values={values}
            issues={refusal?.issues ?? []}
            toId={(path) => toControlId(group, path)}
            pictures={pictures}
            choosePicture={choosePicture}
          />
        ))}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isPending={isBeingSent}>
            Save <span className="sr-only">{settingsForms[group].title.toLowerCase()}</span>
          </Button>
          <p role="status" className="text-success">
            {outcome?.ok === true && state === 'idle' ? 'Saved. Changes are live.' : ''}
          </p>
        </div>
      </Form>
    </section>
  );
}

function labelOf(group: SettingsGroupName, path: string): string {
  const sections = settingsForms[group].sections;
  const section = sections.find(({ fields }) => fields.some((field) => field.path === path));
  const label = section?.fields.find((field) => field.path === path)?.label ?? path;
  return section?.isWeek === true ? `${section.heading}, ${label}` : label;
}

function toControlId(group: SettingsGroupName, path: string): string {
  return `${group}-${path.replaceAll('.', '-')}`;
}

function Section(props: SectionProps) {
  const { heading, note, fields, isWeek } = props.section;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-serif text-subheading">{heading}</legend>
      {note !== undefined && <p className="text-small text-ink-muted">{note}</p>}
      {isWeek === true && <WeekFields {...props} />}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {fields
          .filter(({ input }) => input !== 'time')
          .map((field) => (
            <SettingsControl key={field.path} field={field} {...props} />
          ))}
      </div>
    </fieldset>
  );
}

const inputTypes: Readonly<Partial<Record<SettingsField['input'], string>>> = {
  colour: 'color',
  email: 'email',
  link: 'url',
  phone: 'tel',
};
const keyboards: Readonly<Partial<Record<SettingsField['input'], 'decimal' | 'numeric'>>> = {
  dollars: 'decimal',
  number: 'numeric',
};

function SettingsControl({
  field,
  values,
  issues,
  toId,
  pictures,
  choosePicture,
}: SectionProps & { readonly field: SettingsField }) {
  const { path, label, input } = field;
  const value = values[path] ?? '';
  // A new value gives a new control: others’ changes show, and what is being typed elsewhere stays.
  if (input === 'yes-or-no') {
    return <Switch key={value} id={toId(path)} name={path} label={label} defaultChecked={value !== ''} />;
  }
  const error = issues.find((issue) => issue.field === path)?.message;
  if (input === 'picture') {
    const own = {
      id: toId(path),
      name: path,
      label,
      error,
      src: Object.hasOwn(pictures, value) ? pictures[value] : undefined,
      choosePicture,
    };
    return <LogoField key={value} defaultValue={value} {...own} />;
  }
  return (
    <Field
      id={toId(path)}
      label={label}
      hint={field.hint ?? (input === 'dollars' ? 'CAD' : undefined)}
      error={error}
      className={input === 'long-text' ? 'sm:col-span-2' : undefined}
    >
      {input === 'long-text' ? (
        <Textarea key={value} name={path} defaultValue={value} rows={3} />
      ) : (
        <Input
          key={value}
          name={path}
          type={inputTypes[input] ?? 'text'}
          inputMode={keyboards[input]}
          defaultValue={value}
          autoComplete="off"
          className={input === 'colour' ? 'max-w-24 p-1' : undefined}
        />
      )}
    </Field>
  );
}
