import { Link } from 'react-router-dom';
import { deletedKinds, toDeletedPath, type DeletedKind } from './trash-view.ts';

/** The way from a list to what was deleted from it. */
export function DeletedLink({ kind }: { readonly kind: DeletedKind }) {
  return (
    <p className="mt-6">
      <Link
        to={toDeletedPath({ kind })}
        className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
      >
        {deletedKinds[kind].many} in Trash
      </Link>
    </p>
  );
}
