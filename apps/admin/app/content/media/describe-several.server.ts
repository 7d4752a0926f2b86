import { describeMedium, findContent, media, type Session, type Store } from '@showroom/store/admin';
import type { ChosenThing } from '../kinds/bulk-action.ts';

export interface TypedAlt extends ChosenThing {
  readonly typed: string;
  readonly shown: string;
}

export interface RefusedAlt {
  readonly id: string;
  readonly typed: string;
  readonly message: string;
}

/**
 * Saves the alternative texts of several pictures. Those that someone else changed are refused with that person’s
 * name.
 */
export async function describeSeveral(
  store: Store,
  actor: Session['actor'],
  written: readonly TypedAlt[],
): Promise<{ readonly savedCount: number; readonly refused: readonly RefusedAlt[] }> {
  const changed = written.filter(({ typed, shown }) => typed.trim() !== shown);
  return store.write({ actor }, async (transaction) => {
    const refused: RefusedAlt[] = [];
    for (const { id, revision, typed } of changed) {
      const result = await describeMedium(transaction, { id, from: revision, fields: { alt: typed } });
      if (!result.ok) refused.push({ id, typed, message: explain(result) });
    }
    return { savedCount: changed.length - refused.length, refused };
  });
}

type Refusal = Extract<Awaited<ReturnType<typeof describeMedium>>, { ok: false }>;

function explain(refusal: Refusal): string {
  if (refusal.code === 'invalid') return refusal.issues.map(({ message }) => message).join(' ');
  if (refusal.code !== 'stale') return 'This image was deleted while you were editing.';
  const last = refusal.changes.at(-1);
  const who = last?.actorName ?? 'Someone else';
  return last?.action === 'deleted'
    ? `${who} deleted this image while you were editing.`
    : `${who} changed this image while you were editing. Save again to keep your version.`;
}

export async function findDescribed(store: Store, ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => findContent(store, media, id)));
  return found.filter((medium) => medium !== undefined);
}
