import type { Session, Store } from '@showroom/store/admin';
import type { BulkKind, ChosenThing } from '../../kinds/bulk-action.ts';
import { changeSeveral, type SeveralOutcome } from './change-several.server.ts';

interface StatusThing extends ChosenThing {
  readonly status: string;
}

/** Sets the status of several entries, each its own, and returns the former statuses. */
export async function restatus(
  store: Store,
  actor: Session['actor'],
  { name, field, things }: { readonly name: BulkKind; readonly field: string; readonly things: readonly StatusThing[] },
): Promise<SeveralOutcome<StatusThing>> {
  return changeSeveral(store, actor, {
    name,
    things,
    verb: 'Changed the status of',
    plan:
      async () =>
      (held, { status }) => {
        const kept = held[field];
        const was = typeof kept === 'string' ? kept : '';
        return was === status
          ? undefined
          : { fields: { [field]: status === '' ? null : status }, details: { status: was } };
      },
  });
}
