import type { ReactNode } from 'react';

interface ChoiceTextProps {
  readonly label: ReactNode;
  /** A second line below the label. */
  readonly description: ReactNode;
  /** For the control's `aria-describedby`. */
  readonly descriptionId: string;
}

/** The text next to a checkbox, radio button or switch. */
export function ChoiceText({ label, description, descriptionId }: ChoiceTextProps) {
  return (
    <span className="text-body leading-6">
      <span>{label}</span>
      {description !== undefined && description !== null && (
        <span id={descriptionId} className="block text-small text-ink-muted">
          {description}
        </span>
      )}
    </span>
  );
}
