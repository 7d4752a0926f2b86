/** A text field of a posted form; the empty text where there is none, or where a file came instead. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
