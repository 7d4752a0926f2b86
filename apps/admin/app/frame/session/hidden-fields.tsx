/** What was sent, for a form that sends it again. */
export function HiddenFields({ fields }: { readonly fields: readonly (readonly [name: string, value: string])[] }) {
  return fields.map(([name, value], index) => (
    // A field of a browser's form may come more than once.
    <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
  ));
}
