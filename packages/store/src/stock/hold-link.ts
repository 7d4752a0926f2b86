import { createHmac, timingSafeEqual } from 'node:crypto';
import { readAppSecret } from '../auth/app-secret.ts';
import { inStockProducts } from '../content/kinds/in-stock-product.ts';
import { isVisible } from '../content/published/read-published.ts';
import { readFields } from '../content/stored-content.ts';
import { reader } from '../database/handles.ts';
import { visitorActor } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { confirmHold, type ConfirmHoldResult } from './confirm-hold.ts';
import { findHeldPieces, keepsPiece } from './holds.ts';
import { stockOf } from './stock-state.ts';

/** How long a reservation's link can confirm it, in milliseconds. */
export const HOLD_LINK_MS = 7 * 24 * 60 * 60 * 1000;

/** Path of reservation links on the site. */
export const HOLD_LINK_PATH = '/reservations/';

/**
 * Returns the path of the page that confirms a reservation: its lead's id and a signature for this purpose alone. Lower case,
 * like every path of the site.
 */
export async function createHoldLink(store: Store, leadId: string): Promise<string> {
  const id = leadId.replaceAll('-', '');
  return `${HOLD_LINK_PATH}${id}${sign(await readAppSecret(store, 'hold-link'), id)}`;
}

/**
 * `waiting`: held for its hour, to be confirmed. `lapsed`: not held anymore, but one is available. `confirmed`: held for the full
 * time. `ended`: it was, and the time is over. `taken`: not held, and none is left. `given-up`: the shop closed it. `too-old`:
 * the link has expired.
 */
export type HoldLinkState = 'waiting' | 'lapsed' | 'confirmed' | 'ended' | 'taken' | 'given-up' | 'too-old';

/** A reservation as the holder of its link may see it, without anything that was typed. */
export interface LinkedHold {
  readonly state: HoldLinkState;
  readonly reference: string;
  readonly name: string;
  /** Page of the piece, or of all pieces if it has none. */
  readonly path: string;
  readonly until: string;
  readonly wasHeld: boolean;
}

/** Finds the reservation of a link; undefined for a forged link or a deleted request. */
export async function findLinkedHold(store: Store, token: string): Promise<LinkedHold | undefined> {
  const leadId = await readLeadId(store, token);
  if (leadId === undefined) return undefined;
  const row = await reader(store)
    .selectFrom('hold')
    .innerJoin('lead', 'lead.id', 'hold.lead_id')
    .select(['hold.product_id', 'hold.until_at', 'hold.released_at', 'hold.confirmed_at', 'lead.reference'])
    .select(['lead.status', 'lead.is_suspected', 'lead.created_at', 'lead.subject_label', 'lead.source_path'])
    .where('hold.lead_id', '=', leadId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const now = store.now();
  const piece = await findPiece(store, row.product_id);
  const isOpen = row.until_at > now.toISOString() && row.released_at === null;
  const state = (): HoldLinkState => {
    if (!keepsPiece(row)) return 'given-up';
    if (isOpen) return row.confirmed_at === null ? 'waiting' : 'confirmed';
    if (row.confirmed_at !== null && row.released_at === null) return 'ended';
    if (now.getTime() - Date.parse(row.created_at) > HOLD_LINK_MS) return 'too-old';
    return piece.left > 0 ? 'lapsed' : 'taken';
  };
  return {
    state: state(),
    reference: row.reference,
    name: piece.name ?? row.subject_label ?? '',
    path: row.source_path,
    until: row.until_at,
    wasHeld: row.released_at === null,
  };
}

/** Confirms a reservation through its link. Opening the page changes nothing; the visitor's click calls this. */
export async function confirmLinkedHold(store: Store, token: string): Promise<ConfirmHoldResult> {
  const leadId = await readLeadId(store, token);
  const linked = leadId === undefined ? undefined : await findLinkedHold(store, token);
  if (leadId === undefined || linked === undefined) return { ok: false, code: 'unknown' };
  if (linked.state === 'too-old' || linked.state === 'ended') return { ok: false, code: 'given-up' };
  return store.write({ actor: visitorActor }, (transaction) => confirmHold(transaction, { leadId }));
}

async function findPiece(store: Store, productId: string): Promise<{ name?: string; left: number }> {
  const now = store.now().toISOString();
  const row = await reader(store)
    .selectFrom('content_publication')
    .select(['content_id', 'slug', 'fields'])
    .where('content_id', '=', productId)
    .where('kind', '=', inStockProducts.name)
    .where((eb) => isVisible(eb, now))
    .executeTakeFirst();
  if (row === undefined) return { left: 0 };
  const fields = readFields(inStockProducts, row, store.log);
  const held = await findHeldPieces(reader(store), now);
  return { name: fields.name, left: stockOf(fields, held.get(productId)?.count ?? 0).left };
}

const TOKEN = /^([\da-f]{32})([\da-f]{64})$/;

async function readLeadId(store: Store, token: string): Promise<string | undefined> {
  const [, id, given] = TOKEN.exec(token) ?? [];
  if (id === undefined || given === undefined) return undefined;
  const signature = sign(await readAppSecret(store, 'hold-link'), id);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature))) return undefined;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function sign(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`hold ${id}`).digest('hex');
}
