import { expect } from '@playwright/test';
import type { ChosenFile } from './files.ts';

/** Posts the contact form from its own IP address. The same number gives the same person and message. */
export function sendContactForm(siteUrl: string, number: number, file?: ChosenFile): Promise<Response> {
  const form = new FormData();
  const fields = {
    firstName: 'Sam',
    lastName: 'Lake',
    email: `sam${number}@home.example`,
    message: `Request ${number}`,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file !== undefined)
    form.set('files', new File([Uint8Array.from(file.buffer)], file.name, { type: file.mimeType }));
  return fetch(`${siteUrl}/api/leads/contact`, {
    method: 'POST',
    headers: { Origin: siteUrl, 'X-Forwarded-For': `10.9.${number >> 8}.${number & 255}` },
    body: form,
  });
}

/** Posts the contact form and returns the reference of the stored lead. */
export async function storeContactForm(siteUrl: string, number: number, file?: ChosenFile): Promise<string> {
  const response = await sendContactForm(siteUrl, number, file);
  expect(response.status).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  expect(reference).not.toBe('');
  return reference;
}
