import { Checkbox } from '@showroom/ui/checkbox';
import { Field } from '@showroom/ui/field';
import { FieldGroup } from '@showroom/ui/field-group';
import { Input } from '@showroom/ui/input';
import { RadioGroup } from '@showroom/ui/radio-group';
import { Select } from '@showroom/ui/select';
import { Textarea } from '@showroom/ui/textarea';
import { FLAG_ON } from '../rules/answers.ts';
import type {
  Answers,
  ChoiceFieldDefinition,
  FieldDefinition,
  FieldIssue,
  FlagFieldDefinition,
  FormDefinition,
  TextFieldDefinition,
} from '../rules/field-definition.ts';
import { fieldId } from './field-id.ts';

interface DrawnField<Definition extends FieldDefinition> {
  readonly field: Definition;
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
}

/**
 * Renders fields from their definitions, side by side where there is room. Controls are uncontrolled (`values` are initial
 * values), so what is typed before hydration stays.
 */
export function FieldGrid({
  form,
  fields,
  values,
  issues,
}: {
  form: FormDefinition;
  fields: readonly FieldDefinition[];
  values: Answers;
  issues: readonly FieldIssue[];
}) {
  const drawn = fields.map((field) => ({
    field,
    id: fieldId(form, field.name),
    value: values[field.name] ?? '',
    error: issues.find((issue) => issue.field === field.name)?.message,
  }));
  return (
    <div className="grid grid-cols-1 gap-6 empty:hidden sm:grid-cols-6">
      {fields.some(({ required }) => required !== false) ? (
        <p aria-hidden="true" className="-mb-2 text-caption text-ink-muted sm:col-span-6">
          <span className="text-danger">*</span> Required
        </p>
      ) : null}
      {drawn.map(({ field, ...rest }, index) => {
        switch (field.kind) {
          case 'flag': {
            const group = drawn.filter(
              (other): other is DrawnField<FlagFieldDefinition> =>
                other.field.kind === 'flag' && other.field.group === field.group,
            );
            // One fieldset for the group, in the place of its first box.
            return group[0] === drawn[index] ? <FlagGroup key={field.name} group={group} /> : null;
          }
          case 'choice':
            return <ChoiceField key={field.name} field={field} {...rest} />;
          default:
            return <TextField key={field.name} field={field} {...rest} />;
        }
      })}
    </div>
  );
}

function TextField({ field, id, value, error }: DrawnField<TextFieldDefinition>) {
  const common = { name: field.name, defaultValue: value, autoComplete: field.autocomplete };
  return (
    <Field
      id={id}
      label={field.label}
      hint={field.hint}
      error={error}
      isRequired={field.required !== false && field.unless === undefined}
      className={span(field)}
    >
      {field.kind === 'multiline' ? <Textarea {...common} /> : <Input {...common} type={inputTypes[field.kind]} />}
    </Field>
  );
}

function ChoiceField({ field, id, value, error }: DrawnField<ChoiceFieldDefinition>) {
  const isRequired = field.required !== false;
  if (field.appearance === 'radios') {
    return (
      <RadioGroup
        id={id}
        name={field.name}
        legend={field.label}
        hint={field.hint}
        error={error}
        isRequired={isRequired}
        options={field.options}
        defaultValue={value}
        className={span(field)}
      />
    );
  }
  return (
    <Field id={id} label={field.label} hint={field.hint} error={error} isRequired={isRequired} className={span(field)}>
      <Select name={field.name} options={field.options} placeholder="Choose one" defaultValue={value} />
    </Field>
  );
}

function FlagGroup({ group }: { group: readonly DrawnField<FlagFieldDefinition>[] }) {
  const [first] = group;
  if (first === undefined) return null;
  return (
    <FieldGroup id={first.id} legend={first.field.group} className={spans.whole}>
      <div className="grid gap-x-6 sm:grid-cols-3">
        {group.map(({ field, id, value }) => (
          <Checkbox
            key={field.name}
            id={id}
            name={field.name}
            value={FLAG_ON}
            label={field.label}
            defaultChecked={value === FLAG_ON}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

const inputTypes = { text: 'text', email: 'email', phone: 'tel', 'postal-code': 'text' } as const;

const spans = { whole: 'sm:col-span-6', half: 'sm:col-span-3', third: 'sm:col-span-2' } as const;

function span(field: FieldDefinition): string {
  return spans[field.width ?? 'whole'];
}
