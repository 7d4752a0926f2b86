import { Checkbox } from '@showroom/ui/checkbox';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Select } from '@showroom/ui/select';
import { Textarea } from '@showroom/ui/textarea';
import type { ItemField } from '../../kind-definitions/item-form.ts';
import type { ItemFormState } from './item-form-state.ts';
import { PictureListControl } from './picture-list-control.tsx';
import { RowsControl } from './rows-control.tsx';
import { TagsControl } from './tags-control.tsx';

/** The id of the control of a field. */
export function toControlId(name: string): string {
  return `item-${name}`;
}

interface ItemControlProps {
  readonly field: ItemField;
  readonly state: ItemFormState;
}

/** The control of one field, with its label and what is said of it. */
export function ItemControl({ field, state }: ItemControlProps) {
  const { name, label, input, hint, isRequired = false, options = [] } = field;
  const id = toControlId(name);
  const value = state.values[name] ?? '';
  const error = state.issues.find((issue) => issue.field === name)?.message;
  const shared = { id, name, label, hint, error, value } as const;
  const around = { id, label, hint, error, isRequired } as const;
  // A new value is a new control: what comes back from the server shows.
  switch (input) {
    case 'pictures':
      return (
        <PictureListControl
          key={value}
          {...shared}
          first={field.first}
          drawn={state.drawn}
          library={state.choosing?.field === name ? state.choosing.library : undefined}
        />
      );
    case 'rows':
      return <RowsControl key={value} {...shared} />;
    case 'tags':
      return <TagsControl key={value} {...shared} />;
    case 'yes-or-no':
      return <Checkbox key={value} id={id} name={name} label={label} defaultChecked={value !== ''} />;
    case 'long-text':
    case 'lines':
    case 'products':
      return (
        <Field {...around} className="sm:col-span-2">
          <Textarea key={value} name={name} rows={input === 'long-text' ? 5 : 3} defaultValue={value} />
        </Field>
      );
    case 'choice':
      return (
        <Field {...around}>
          <Select key={value} name={name} options={[...options]} defaultValue={value} />
        </Field>
      );
    case 'text':
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
            defaultValue={value}
            autoComplete="off"
          />
        </Field>
      );
  }
}
