import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { takingBodies } from '@showroom/web-server/route-rule';
import type { Route } from './+types/autosave.route';
import { savePost } from './form/save-post.server.ts';
import { postBodyBytes, postFormLimits } from './form/post-form-limits.server.ts';
import { readPostValues } from './form/post-values.ts';
import { readTarget } from './form/read-target.ts';

export const middleware = [allow('content')];

/** Keeps a draft while it is written. It never changes what visitors see, and keeps nothing once others have. */
export const action = takingBodies(postBodyBytes, async (args: Route.ActionArgs) => {
  const { accountId, actor } = requireSession(args);
  const form = await readForm(args.request, postFormLimits);
  const target = readTarget(form);
  if (target === undefined) return Response.json({ message: 'Reload the page and try again.' }, { status: 400 });
  // Another tab of this browser may have signed in since, with the cookie that they share.
  if (readText(form, 'account') !== accountId) {
    const message = 'Someone else is signed in on this browser. Sign in again as yourself.';
    return Response.json({ message }, { status: 403 });
  }
  const store = args.context.get(storeContext);
  const outcome = await savePost(store, actor, { ...target, typed: readPostValues(form), action: 'autosave' });
  if (outcome.ok) return Response.json({ revision: outcome.revision, slug: outcome.slug });
  const message = outcome.issues.map((issue) => issue.message).join(' ');
  return Response.json({ message }, { status: outcome.code === 'invalid' ? 400 : 409 });
});
