import { deleteUntouchedSamples, listUntouchedSamples } from '@showroom/store/admin';
import { TRASH_DAYS } from '@showroom/store/rules';
import { Button } from '@showroom/ui/button';
import { LinkButton } from '@showroom/ui/link-button';
import { Link, useNavigation } from 'react-router-dom';
import { RouteDialog } from '../../frame/dialogs/route-dialog.tsx';
import { Form } from '../../frame/form/form.tsx';
import { allow } from '../../frame/guard/allow.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { countWords } from '../../frame/words/count-words.ts';
import type { Route } from './+types/delete-samples.route';
import { SAMPLES_FROM, SAMPLES_PATH } from './first-step.ts';
import { buildSamplesUndo } from './samples-undo.ts';

export const middleware = [allow('settings')];

const ALREADY_REMOVED = { text: 'The sample content has already been removed' };

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const { length } = await listUntouchedSamples(args.context.get(storeContext));
  if (length === 0) throw await redirectWithNotice(args, SAMPLES_FROM, ALREADY_REMOVED);
  return { count: length };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const { count, at } = await args.context.get(storeContext).write({ actor }, deleteUntouchedSamples);
  const notice =
    count === 0 ? ALREADY_REMOVED : { text: `${countWords(count, 'sample')} deleted`, undoPath: buildSamplesUndo(at) };
  return redirectWithNotice(args, SAMPLES_FROM, notice);
}

/** Asks before the sample content is deleted: it is on the site, and a lot at once. */
export default function DeleteSamples({ loaderData: { count } }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <RouteDialog title={`Delete ${countWords(count, 'sample item')}?`} closeTo={SAMPLES_PATH}>
      <p>
        {count === 1 ? 'It comes' : 'They come'} off the site right away. You can restore {count === 1 ? 'it' : 'them'}{' '}
        from Trash for {TRASH_DAYS} days.
      </p>
      <Form method="post" replace className="mt-6 flex flex-wrap justify-end gap-3">
        <LinkButton as={Link} variant="secondary" to={SAMPLES_PATH} preventScrollReset>
          Cancel
        </LinkButton>
        <Button type="submit" variant="danger" isPending={isBusy} pendingLabel="Deleting…">
          Delete {countWords(count, 'sample')}
        </Button>
      </Form>
    </RouteDialog>
  );
}
