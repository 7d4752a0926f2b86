import type { Page } from '@playwright/test';

/** Chooses an action from the “⋯” menu of an entry in a list of the admin. */
export async function chooseRowAction(admin: Page, title: string, action: 'Edit' | 'Delete'): Promise<void> {
  await admin.getByRole('button', { name: `Actions for “${title}”` }).click();
  await admin.getByRole('menuitem', { name: action }).click();
}
