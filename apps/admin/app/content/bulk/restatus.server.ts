import type { Session } from '@showroom/store/admin/sessions';
import type { Store } from '@showroom/store/open-store';
import type { BulkKind, ChosenThing } from '../kinds/bulk-action.ts';
import { changeSeveral, type SeveralOutcome } from './change-several.server.ts';

/** A thing with a status that it has, had, or is to have: a value of its control. */
interface StatusThing extends ChosenThing {
  readonly status: string;
}

/** Gives several things a status, each its own. What came of it tells which each had before. */
export async function restatus(
  store: Store,
  actor: Session['actor'],
  { name, field, things }: { readonly name: BulkKind; readonly field: string; readonly things: readonly StatusThing[] },
): Promise<SeveralOutcome<StatusThing>> {
  return changeSeveral(store, actor, {
    name,
    things,
    deed: 'Changed the status of',
    plan:
      async () =>
      (held, { status }) => {
        const kept = held[field];
        const was = typeof kept === 'string' ? kept : '';
        // None is kept as null.
        return was === status
          ? undefined
          : { fields: { [field]: status === '' ? null : status }, details: { status: was } };
      },
  });
}
