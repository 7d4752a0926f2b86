import { takingBodies } from '@showroom/web-server/route-rule';
import { data } from 'react-router-dom';
import { allow } from '../../frame/guard/allow.server.ts';
import { isKindName } from '../../frame/navigation/content-kinds.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { readFormValues } from '../kinds/form-values.ts';
import type { Route } from './+types/autosave.route';
import { EDIT_TEXT_BYTES, editFormLimits } from './read-edit-form.server.ts';
import { readTarget } from './read-target.ts';
import { saveContent } from './save-content.server.ts';

export const middleware = [allow('content')];

/** Saves a draft while it is written. It never publishes, and saves nothing after others’ changes. */
export const action = takingBodies(EDIT_TEXT_BYTES, async (args: Route.ActionArgs) => {
  const { accountId, actor } = requireSession(args);
  const form = await readForm(args.request, editFormLimits);
  const [, , name] = args.url.pathname.split('/');
  if (!isKindName(name)) throw data(null, { status: 404 });
  const target = readTarget(form);
  // Another tab with the same cookie may have signed in since.
  if (readText(form, 'account') !== accountId) {
    const message = 'Someone else is signed in on this browser. Sign in again as yourself.';
    return Response.json({ message }, { status: 403 });
  }
  const typed = readFormValues(name, form, { isTyping: true });
  const store = args.context.get(storeContext);
  const outcome = await saveContent(store, actor, name, { ...target, typed, action: 'autosave' });
  if (outcome.ok) return Response.json({ revision: outcome.revision, slug: outcome.slug });
  const message = outcome.issues.map((issue) => issue.message).join(' ');
  return Response.json({ message }, { status: outcome.code === 'invalid' ? 400 : 409 });
});
