import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { Showroom } from './showroom.ts';

/** Signs in on the login page as the owner. */
export async function signIn(
  page: Page,
  { adminUrl, owner }: Pick<Showroom, 'adminUrl' | 'owner'>,
  path = '/admin',
): Promise<void> {
  await page.goto(`${adminUrl}${path}`);
  await page.getByRole('textbox', { name: 'Username' }).fill(owner.username);
  await page.getByLabel('Password', { exact: false }).and(page.locator('input')).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The inbox row of a reference. */
export function inboxLine(page: Page, reference: string): Locator {
  return page.getByRole('row').filter({ hasText: reference });
}

/** Opens a lead from the inbox by its reference. */
export async function openLead(page: Page, reference: string): Promise<void> {
  await page.goto(`/admin/leads?q=${reference}`);
  await inboxLine(page, reference).getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/leads\/[\w-]+/);
  await expect(page.getByText(reference).first()).toBeVisible();
}
