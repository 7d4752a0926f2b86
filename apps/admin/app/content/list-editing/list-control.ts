/** What the control of a list is drawn from. */
export interface ListControlProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** The list, as JSON. */
  readonly value: string;
}
