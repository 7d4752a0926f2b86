export function HiddenFields({ fields }: { readonly fields: readonly (readonly [name: string, value: string])[] }) {
  return fields.map(([name, value], index) => (
    // A form may have the same field several times.
    <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
  ));
}
