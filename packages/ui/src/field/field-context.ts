import { createContext, use } from 'react';

export interface FieldContextValue {
  readonly controlId: string;
  /** Ids of hint and error, space-separated; undefined when there is neither. */
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: React.AriaAttributes['aria-invalid'];
}

/**
 * What the field around a control says about it: its id, whether it is required or invalid, and where its hint and
 * error stand. The control's own props win; descriptions add up. Outside a field, the props come back as they are.
 */
export function useFieldControl(props: ControlProps): ControlProps {
  const field = use(FieldContext);
  if (field === null) return props;
  return {
    id: props.id ?? field.controlId,
    required: props.required ?? field.isRequired,
    'aria-describedby': [props['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field.isInvalid || undefined),
  };
}
