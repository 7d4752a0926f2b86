import { useId, type ComponentProps, type ReactNode } from 'react';
import { choiceLook, choiceMarkLook, choiceRowLook } from '../checkbox/choice-look.ts';
import { ChoiceText } from '../checkbox/choice-text.tsx';
import { FieldGroup, type GroupQuestion } from '../field-group/field-group.tsx';
import { hasContent } from '../field/field-messages.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export const radioLayouts = ['list', 'columns', 'tiles'] as const;
export type RadioLayout = (typeof radioLayouts)[number];

export interface RadioGroupProps
  extends GroupQuestion, Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The field’s name in the form. */
  name: string;
  /** The options. */
  options: readonly RadioOption[];
  /** The selected value, if the caller controls it. */
  value?: string | undefined;
  /** The initial value, if the form holds it. */
  defaultValue?: string | undefined;
  /** Called with the newly selected value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `columns` has two columns if there is room; `tiles` draws a box around each option. Default: `list`. */
  layout?: RadioLayout | undefined;
  /** Props for each input, such as `onBlur`. */
  inputProps?: Omit<ComponentProps<'input'>, 'type' | 'name' | 'value' | 'checked' | 'defaultChecked'> | undefined;
}

const layouts: Record<RadioLayout, string> = {
  list: 'grid',
  columns: 'grid gap-x-6 sm:grid-cols-2',
  tiles: 'grid gap-2.5 sm:grid-cols-2',
};

const tileLook =
  'rounded-sm border border-stone-300 bg-paper-raised px-4 py-3 transition-colors hover:border-stone-500 has-checked:border-spruce has-checked:bg-spruce-soft has-checked:inset-ring has-checked:inset-ring-spruce forced-colors:has-checked:border-[Highlight]';

/**
 * One choice of several, as native radio buttons: arrow keys move, and the form posts without scripts. The first
 * input has the group’s `id`, so that an error summary can link to it.
 */
export function RadioGroup({
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  layout = 'list',
  inputProps,
  id,
  error,
  isRequired = false,
  ...rest
}: RadioGroupProps) {
  const generatedId = useId();
  const groupId = id ?? generatedId;
  return (
    <FieldGroup
      data-slot="radio-group"
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={hasContent(error) || undefined}
      {...rest}
      id={groupId}
      error={error}
      isRequired={isRequired}
    >
      <div className={layouts[layout]}>
        {options.map((option, index) => (
          <label key={option.value} className={joinClasses(choiceRowLook, layout === 'tiles' && tileLook)}>
            <span className="grid place-items-center">
              <input
                {...inputProps}
                id={index === 0 ? groupId : `${groupId}-${option.value}`}
                type="radio"
                name={name}
                value={option.value}
                required={isRequired}
                disabled={option.isDisabled ?? inputProps?.disabled}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                {...(option.description === undefined
                  ? {}
                  : { 'aria-describedby': `${groupId}-${option.value}-description` })}
                onChange={(event) => {
                  inputProps?.onChange?.(event);
                  onValueChange?.(option.value);
                }}
                className={joinClasses(choiceLook, 'rounded-full')}
              />
              <span className={joinClasses(choiceMarkLook, 'size-2.5 rounded-full bg-on-spruce')} />
            </span>
            <ChoiceText
              label={option.label}
              description={option.description}
              descriptionId={`${groupId}-${option.value}-description`}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
