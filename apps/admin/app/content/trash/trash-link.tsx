import { Link } from 'react-router-dom';
import { trashKinds, toTrashPath, type TrashKind } from './trash-view.ts';

/** Links from a list to its deleted entries. */
export function TrashLink({ kind }: { readonly kind: TrashKind }) {
  return (
    <p className="mt-6">
      <Link
        to={toTrashPath({ kind })}
        className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
      >
        {trashKinds[kind].many} in Trash
      </Link>
    </p>
  );
}
