import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Select } from '@showroom/ui/select';
import { Textarea } from '@showroom/ui/textarea';
import type { FormField, FieldInput } from '../../kind-definitions/kind-form.ts';
import { writeStep } from '../../list-editing/edit-list.ts';
import { LibraryInForm } from '../../pictures/library-in-form.tsx';
import { PictureField } from '../../pictures/picture-field.tsx';
import { usePictureChooser } from '../../pictures/use-picture-chooser.tsx';
import { TextField } from '../../text-editor/text-field.tsx';
import type { DrawnForm } from './drawn-form.ts';
import { PictureListControl } from './picture-list-control.tsx';
import { RowsControl } from './rows-control.tsx';
import { TagsControl } from './tags-control.tsx';
import { WordsControl } from './words-control.tsx';

export function toControlId(name: string): string {
  return `field-${name}`;
}

const wide: ReadonlySet<FieldInput> = new Set(['long-text', 'lines', 'products', 'pictures', 'rows', 'tags']);

/** Whether a field takes the full width of a dialog. */
export function isWide({ input }: FormField): boolean {
  return wide.has(input);
}

export interface FieldControlProps {
  readonly field: FormField;
  readonly form: DrawnForm;
  readonly onTextChange?: ((name: string, text: string) => void) | undefined;
}

export function FieldControl({ field, form, onTextChange }: FieldControlProps) {
  const { name, label, input, isRequired = false, options = [], maxLength, rows } = field;
  const id = toControlId(name);
  const hint = typeof field.hint === 'function' ? field.hint(form.values) : field.hint;
  const value = form.values[name] ?? '';
  const error = form.issues.find((issue) => issue.field === name)?.message;
  const library = form.choosing?.field === name ? form.choosing.library : undefined;
  const around = { id, label, hint, error, isRequired } as const;
  const shared = { id, name, label, hint, error, value } as const;
  // A new value creates a new control, so that values from the server show.
  switch (input) {
    case 'pictures':
      return <PictureListControl key={value} {...shared} first={field.first} drawn={form.drawn} library={library} />;
    case 'rows':
      return <RowsControl key={value} {...shared} />;
    case 'tags':
      return <TagsControl key={value} {...shared} />;
    case 'words':
      return (
        <WordsControl
          key={value}
          id={id}
          name={name}
          label={label}
          error={error}
          defaultValue={value}
          known={name === 'tags' ? form.tagNames : []}
        />
      );
    case 'picture':
      return <PictureControl key={value} {...shared} src={form.pictures[value]} library={library} />;
    case 'markdown':
      return (
        <MarkdownControl
          key={value}
          {...shared}
          maxLength={maxLength ?? 0}
          pictures={form.pictures}
          onTextChange={(text) => onTextChange?.(name, text)}
        />
      );
    case 'yes-or-no':
      return <Checkbox key={value} id={id} name={name} label={label} defaultChecked={value !== ''} />;
    case 'long-text':
    case 'lines':
    case 'products':
      return (
        <Field {...around}>
          <Textarea
            key={value}
            name={name}
            rows={rows ?? (input === 'long-text' ? 5 : 3)}
            defaultValue={value}
            maxLength={maxLength}
            showCount={field.showsCount}
          />
        </Field>
      );
    case 'choice':
      return (
        <Field {...around}>
          <Select key={value} name={name} options={[...options]} defaultValue={value} />
        </Field>
      );
    case 'text':
    case 'slug':
    case 'picture-alt':
    case 'dollars':
    case 'count':
    case 'day':
      return (
        <Field {...around}>
          <Input
            key={value}
            name={name}
            type={input === 'day' ? 'date' : 'text'}
            inputMode={input === 'dollars' ? 'decimal' : input === 'count' ? 'numeric' : undefined}
            autoCapitalize={input === 'slug' ? 'none' : undefined}
            defaultValue={value}
            maxLength={maxLength}
            autoComplete="off"
          />
        </Field>
      );
  }
}

interface SharedProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
}

interface MarkdownControlProps extends SharedProps {
  readonly maxLength: number;
  readonly pictures: DrawnForm['pictures'];
  readonly onTextChange: (text: string) => void;
}

function MarkdownControl({ value, ...rest }: MarkdownControlProps) {
  const { choosePicture, chooser } = usePictureChooser();
  return (
    <>
      <TextField {...rest} defaultValue={value} choosePicture={choosePicture} />
      {chooser}
    </>
  );
}

interface PictureControlProps extends SharedProps {
  readonly src: string | undefined;
  /** The library, opened without scripts. */
  readonly library: NonNullable<DrawnForm['choosing']>['library'] | undefined;
}

function PictureControl({ id, name, label, value, error, src, library }: PictureControlProps) {
  const { choosePicture, chooser } = usePictureChooser();
  return (
    <>
      <PictureField
        id={id}
        name={name}
        label={label}
        error={error}
        defaultValue={value}
        src={src}
        choosePicture={choosePicture}
        withoutScripts={
          <>
            <Button
              type="submit"
              variant="secondary"
              name="step"
              value={writeStep({ field: name, verb: 'choose', index: 1 })}
              className="justify-self-start"
            >
              Choose from the library
            </Button>
            {library !== undefined && <LibraryInForm name={name} label={label} library={library} backTo={id} />}
          </>
        }
      />
      {chooser}
    </>
  );
}
