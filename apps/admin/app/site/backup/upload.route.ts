import { takingBodies } from '@showroom/web-server/route-rule';
import { backupsContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { answerUpload } from '../../frame/upload/answer-upload.server.ts';
import type { Route } from './+types/upload.route';
import { archiveBodyBytes, readArchiveForm, toArchiveOutcome } from './read-archive-form.server.ts';

export const middleware = [allow('backup')];

export const action = takingBodies(archiveBodyBytes, async (args: Route.ActionArgs) => {
  const { actor } = requireSession(args);
  const [backups, store] = [args.context.get(backupsContext), args.context.get(storeContext)];
  const { upload } = await readArchiveForm(args.request, { store, backups, actor });
  return answerUpload(toArchiveOutcome(upload));
});
