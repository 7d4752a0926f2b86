import { createContext, use } from 'react';

export interface FieldContextValue {
  readonly controlId: string;
  /** Ids of hint and error, space-separated; undefined without either. */
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
 * Merges a control's props with those of the field around it: id, required, invalid, description. The control's own props win;
 * descriptions are combined.
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
