/** An issue for a list of them, away from its field: with the field's label, unless the message names it already. */
export function nameIssue(label: string, message: string): string {
  const isNamed = message.toLowerCase().includes(label.toLowerCase());
  return isNamed ? message : `${label}: ${message}`;
}
