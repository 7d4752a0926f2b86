import type { Page } from '@playwright/test';
import type { Faults } from './faults.ts';
import { expect } from './journey.ts';
import { fillPerson, makePerson, readReference, selectField } from './quote-forms.ts';

/** A picture that was never asked for takes a second of a free processor. */
export const PATIENCE = { timeout: 60_000 };

/** Allows what the pictures of rooms may complain of. */
export function allowRoomFaults(faults: Faults): void {
  // Where many pictures are being made, the server asks to wait, and the page asks again.
  faults.allow(/answered 503: GET .*\/visualizer\/(?:pictures|room-files)\//);
  // Chromium says so of WebGL that the processor draws.
  faults.allow(/GPU stall due to ReadPixels/);
}

/** The choices for a surface. */
export const choices = (page: Page, surface: string) => page.getByRole('radiogroup', { name: surface, exact: true });
/** The folded part with the choices for a surface. */
export const part = (page: Page, label: string) => page.locator('summary', { hasText: new RegExp(`^${label}`) });
/** The picture of a room, by its words. */
export const picture = (page: Page, words: RegExp) => page.getByRole('img', { name: words });
/** Its words start with the room. */
export const anyRoom = /^[A-Z][a-z ]+\. Counter/;

/** Waits until the picture that the server composed is the one that is described. */
export async function expectShown(page: Page, words: RegExp): Promise<void> {
  await expect(picture(page, words)).toBeVisible();
  await expect(page.getByText('Showing your choice…')).toBeHidden(PATIENCE);
  await expect
    .poll(() => picture(page, words).evaluate((image: HTMLImageElement) => image.naturalWidth), PATIENCE)
    .toBeGreaterThan(100);
}

/** The same without scripts, where a page doesn’t ask again for a picture that a busy server refused: its visitor reloads it. */
export async function expectShownWithoutScripts(page: Page, words: RegExp): Promise<void> {
  const image = picture(page, words);
  await expect(async () => {
    const hasFailed = await image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth === 0);
    if (hasFailed) await page.reload();
    expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(100);
  }).toPass(PATIENCE);
}

/** Sends the quote form of a stone, and returns the reference. */
export async function askForQuote(page: Page): Promise<string> {
  await selectField(page, 'Where will it go?').selectOption('Kitchen counters');
  await fillPerson(page, makePerson());
  await page.getByRole('button', { name: 'Get a Quote' }).click();
  return readReference(page);
}
