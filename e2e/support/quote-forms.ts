import type { Locator, Page } from '@playwright/test';

/** A visitor. Each test makes its own, to find its own lead. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

let personCount = 0;

/** A unique person; the numbers and domains are reserved for examples. */
export function makePerson(firstName = 'Robin'): Person {
  personCount += 1;
  const mark = `${process.pid.toString(36)}${personCount}`;
  return { firstName, lastName: `Larch-${mark}`, email: `robin.${mark}@visitor.example`, phone: '(807) 555-0123' };
}

/** A text field by the start of its label. (“Email” is also an option of “Preferred contact method”.) */
export function textField(page: Page, label: string): Locator {
  return page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}`) });
}

/** A select by the start of its label. */
export function selectField(page: Page, label: string): Locator {
  return page.getByRole('main').getByRole('combobox', { name: new RegExp(`^${label}`) });
}

export async function fillPerson(page: Page, person: Person): Promise<void> {
  await textField(page, 'First name').fill(person.firstName);
  await textField(page, 'Last name').fill(person.lastName);
  await textField(page, 'Email').fill(person.email);
  await textField(page, 'Phone').fill(person.phone);
}

/** Fills in the required fields of the short quote form. */
export async function fillShortQuote(page: Page, person: Person, description: string): Promise<void> {
  await fillPerson(page, person);
  await selectField(page, 'Project type').selectOption('kitchen-remodel');
  await textField(page, 'Project description').fill(description);
}

/** Fills in the first step of the custom quote. */
export async function fillContactStep(page: Page, person: Person): Promise<void> {
  await fillPerson(page, person);
  await textField(page, 'Street address').fill('12 Example Road');
  await textField(page, 'City').fill('Thunder Bay');
  await textField(page, 'Province').fill('Ontario');
  await textField(page, 'Postal code').fill('P7B 0A1');
}

/** Fills in the second step of the custom quote. */
export async function fillProjectStep(
  page: Page,
  description = 'A wall of oak shelves with doors below.',
): Promise<void> {
  await selectField(page, 'Project type').selectOption('built-in-storage');
  await textField(page, 'Project description').fill(description);
  await selectField(page, 'Timeline').selectOption('1-3-months');
  await selectField(page, 'Budget').selectOption('10k-25k');
}

/** The heading of a step of the custom quote. */
export function stepHeading(page: Page, title: string): Locator {
  return page.getByRole('heading', { level: 2, name: title });
}

/** The reference in the confirmation of a sent request. */
export async function readReference(page: Page): Promise<string> {
  const reference = page.getByText(/^Q-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  return (await reference.innerText()).trim();
}
