import type { APIRequestContext } from '@playwright/test';
import { expect } from './journey.ts';
import { pagesOfEachKind } from './pages.ts';
import type { Showroom } from './showroom.ts';

/** A page as a server sent it, before any script ran. */
export interface ServedPage {
  /** Its path, and what was posted to it. */
  readonly name: string;
  readonly html: string;
}

interface Visitors {
  readonly showroom: Showroom;
  /** A visitor of the site. */
  readonly request: APIRequestContext;
  /** The owner, signed in to the admin. */
  readonly ownerRequest: APIRequestContext;
}

const FORM_PATHS = ['/contact', '/millwork', '/custom-millwork-form'];
const person = { firstName: 'Robin', lastName: 'Larch', email: 'robin@visitor.example', phone: '(807) 555-0123' };

/**
 * Lists the responses that no link leads to: one page for each kind of filter, search and form result, the forms' errors and
 * confirmations, and the admin with a lead in it.
 */
export async function listAnswers({ showroom, request, ownerRequest }: Visitors): Promise<readonly ServedPage[]> {
  const pages: ServedPage[] = [];
  for (const path of pagesOfEachKind) pages.push(await open(request, path));
  for (const path of FORM_PATHS) pages.push(await post(request, path, {}));
  pages.push(await post(request, '/contact', { ...person, message: 'Do you cut remnants?' }));

  const inbox = await open(ownerRequest, '/admin/leads');
  const [, leadPath] = /href="(\/admin\/leads\/[^"?]+)/.exec(inbox.html) ?? [];
  if (leadPath === undefined) throw new Error('The message that was sent is not in the inbox.');
  pages.push(inbox, await open(ownerRequest, leadPath), await post(ownerRequest, leadPath, { intent: 'suspected' }));
  for (const path of [
    '/admin/leads?q=zzz',
    '/admin/account',
    '/admin/account/second-factor',
    '/admin/account/sessions',
    '/admin/dashboard/users',
    '/admin/no-such-page',
  ]) {
    pages.push(await open(ownerRequest, path));
  }
  for (const path of ['/admin/login/forgot', '/admin/login/invitation/none']) {
    pages.push(await open(request, showroom.adminUrl + path));
  }
  pages.push(await post(ownerRequest, '/admin/account', {}), await open(request, `${showroom.adminUrl}/admin/login`));
  return pages;
}

async function open(visitor: APIRequestContext, path: string): Promise<ServedPage> {
  const response = await visitor.get(path);
  expect(response.headers()['content-type'], path).toContain('text/html');
  return { name: path.replace(/^https?:\/\/[^/]+/, ''), html: await response.text() };
}

/** Posts a form as a browser without scripts does, with the hidden fields of its page. */
async function post(
  visitor: APIRequestContext,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<ServedPage> {
  const { html } = await open(visitor, path);
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)"[^>]* value="([^"]*)"/g)];
  const multipart = { ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])), ...fields };
  const response = await visitor.post(path, { multipart });
  expect(response.headers()['content-type'], `response to a form of ${path}`).toContain('text/html');
  return { name: `${path} with ${Object.keys(fields).join(', ') || 'nothing'} filled in`, html: await response.text() };
}
