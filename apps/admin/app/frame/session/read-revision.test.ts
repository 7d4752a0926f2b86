import { describe, expect, it } from 'vitest';
import { action as deleteContent } from '../../content/delete/delete.route.tsx';
import { action as restoreContent } from '../../content/history/history.route.tsx';
import { action as deleteMedium } from '../../content/media/delete-medium.route.tsx';
import { action as changeMedium } from '../../content/media/medium.route.tsx';
import { action as undoMedium } from '../../content/media/undo.route.ts';
import { ask, routeArgs } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { readRevision } from './read-revision.ts';
import { guard } from './require-session.server.ts';

const id = '00000000-0000-4000-8000-000000000000';
const products = '/admin/dashboard-pro/products';
const posts = '/admin/dashboard-pro/posts';
const media = '/admin/dashboard/media';

/** A request with a revision in its form or URL. */
const inForm = (revision: string) => ({ fields: { revision, from: revision } });
const inAddress = (revision: string) => ({ search: `?from=${revision}&revision=${revision}&in=dashboard`, fields: {} });

const routes = [
  { pattern: `${products}/:id/delete`, action: deleteContent, sent: inForm },
  { pattern: `${posts}/:id/delete`, action: deleteContent, sent: inForm },
  { pattern: `${posts}/:id/history`, action: restoreContent, sent: inForm },
  { pattern: `${media}/:mediumId`, action: changeMedium, sent: inForm },
  { pattern: `${media}/:mediumId/delete`, action: deleteMedium, sent: inForm },
  { pattern: '/admin/media/:mediumId/undo', action: undoMedium, sent: inAddress },
] as const;

describe('the revision in a form or a link', () => {
  const garbage = ['', 'x', 'NaN', '-1', '1.5', '1e3', '0x10', '9999999999', '99999999999999999999'];

  it.each(routes)('is a whole number, or the form is rejected: $pattern', async ({ pattern, action, sent }) => {
    const admin = await temporaryAdmin();
    const { token } = await signIn(admin.store);
    for (const revision of garbage) {
      const { fields, search } = { search: '', ...sent(revision) };
      const request = ask(`${pattern.replace(/:\w+/, id)}${search}`, { token, fields });
      const context = admin.newContext();
      // oxlint-disable-next-line no-await-in-loop -- one request after another, as the store has one writer
      await guard({ request, context });
      const params = { id, mediumId: id, span: undefined };
      const run: (args: never) => unknown = action;
      const args = routeArgs({ request, context, params, pattern });
      // oxlint-disable-next-line no-await-in-loop -- as above
      const answer = await Promise.resolve()
        .then(() => run(args as never)) // Each route has a type of its own for the same arguments.
        .catch((error: unknown) => error);
      expect({ revision, answer }).toMatchObject({ answer: { init: { status: 400 } } });
    }
  });

  it('is read as written', () => {
    expect([readRevision('0'), readRevision('7'), readRevision('999999999')]).toEqual([0, 7, 999_999_999]);
    for (const text of [...garbage, null, undefined, new File([], 'x')]) expect(() => readRevision(text)).toThrow();
  });
});
