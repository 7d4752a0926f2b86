/**
 * Joins class names, leaving out what is empty; the caller's come last.
 *
 * It does not settle conflicts between utilities: a `className` places a component (margin, grid area, width),
 * while its look is chosen through its props.
 */
export function joinClasses(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
