import { request, type APIRequestContext } from '@playwright/test';
import type { Showroom } from './showroom.ts';

/**
 * Invites a user to the admin as the owner.
 *
 * @returns the email to sign in with, and the link in the invitation
 */
export async function inviteColleague(
  owner: APIRequestContext,
  { owner: { password } }: Pick<Showroom, 'owner'>,
  { name, role }: { readonly name: string; readonly role: 'owner' | 'editor' | 'sales' },
): Promise<{ readonly email: string; readonly link: string }> {
  const email = `${name.toLowerCase()}-${Date.now()}@shop.example`;
  const answer = await owner.post('/admin/dashboard/users', { form: { name, email, role, password } });
  const link = /http:\/\/[^\s"<]+\/admin\/login\/invitation\/[\w-]+/.exec(await answer.text())?.[0] ?? '';
  return { email, link };
}

/** Accepts an invitation and signs in without a browser. Returns the session's cookies. */
export async function signInAsColleague(
  { email, link }: Awaited<ReturnType<typeof inviteColleague>>,
  password: string,
): Promise<Awaited<ReturnType<APIRequestContext['storageState']>>> {
  const visitor = await request.newContext({ baseURL: new URL(link).origin });
  await visitor.post(link, { form: { password }, maxRedirects: 0 });
  await visitor.post('/admin/login', { form: { username: email, password }, maxRedirects: 0 });
  const session = await visitor.storageState();
  await visitor.dispose();
  return session;
}
