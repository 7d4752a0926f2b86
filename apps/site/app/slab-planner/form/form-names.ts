/** The field with the button that was clicked. */
export const DO = 'do';

/** Names of the form's fields, also used in the list of what to fix. */
export const nameOf = {
  piece: (at: number, field: string) => `p${at}.${field}`,
  edge: (at: number, side: number) => `p${at}.edge${side}`,
  radius: (at: number, corner: number) => `p${at}.radius${corner}`,
  cutOut: (at: number, cutOut: number, field: string) => `p${at}.cut${cutOut}.${field}`,
  appliance: (at: number, appliance: number, field: string) => `p${at}.appliance${appliance}.${field}`,
  templates: 'start.',
  template: (template: string, size: string) => `start.${template}.${size}`,
  place: (at: number, field: string) => `place${at}.${field}`,
};

/** The id of a field's control. */
export function controlId(name: string): string {
  return `plan-${name.replaceAll('.', '-')}`;
}

/** The id of a piece in the list. */
export function pieceId(id: string): string {
  return `piece-${id}`;
}
