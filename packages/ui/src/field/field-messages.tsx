import { AlertIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface FieldMessagesProps {
  readonly id: string;
  readonly hint: React.ReactNode;
  readonly error: React.ReactNode;
}

/** Ids of the existing messages, for `aria-describedby`. */
export function describedByMessages({ id, hint, error }: FieldMessagesProps): string | undefined {
  return [hasContent(hint) && `${id}-hint`, hasContent(error) && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

export function hasContent(node: React.ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

export function FieldHint({ id, hint }: Pick<FieldMessagesProps, 'id' | 'hint'>) {
  if (!hasContent(hint)) return null;
  return (
    <p id={`${id}-hint`} data-slot="field-hint" className="text-small text-ink-muted">
      {hint}
    </p>
  );
}

export function FieldError({ id, error }: Pick<FieldMessagesProps, 'id' | 'error'>) {
  if (!hasContent(error)) return null;
  return (
    <p id={`${id}-error`} data-slot="field-error" className="flex items-start gap-2 text-small font-medium text-danger">
      <AlertIcon className="mt-px" />
      <span>
        <VisuallyHidden>Error:</VisuallyHidden> <span>{error}</span>
      </span>
    </p>
  );
}

export function RequiredMark() {
  // Visual only, because the control is `required`.
  return (
    <span aria-hidden="true" className="text-danger" title="Required">
      {' '}
      *
    </span>
  );
}
