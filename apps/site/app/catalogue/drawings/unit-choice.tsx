const units = [
  { value: 'in', label: 'Inches' },
  { value: 'mm', label: 'Millimetres' },
] as const;

/**
 * Switches the units of the drawings around it, by CSS (`drawings` in `site-look.css`), so it works without scripts.
 */
export function UnitChoice() {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 text-small print:hidden">
      <legend className="sr-only">Units</legend>
      {units.map(({ value, label }) => (
        <label key={value} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="unit"
            value={value}
            defaultChecked={value === 'in'}
            className="size-4 accent-spruce"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
