/**
 * Joins class names, without empty ones; the caller’s come last.
 * It doesn’t resolve conflicts between utilities: a `className` places a component (margin, grid area, width); its
 * look is chosen by props.
 */
export function joinClasses(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
