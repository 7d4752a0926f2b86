import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { findSession } from '../auth/sessions.ts';
import { listUsers } from '../auth/users.ts';
import { findRedirect } from '../content/redirects/find-redirect.ts';
import { findSettings } from '../content/settings/save-settings.ts';
import { settingsGroups } from '../content/settings/settings-groups.ts';
import { reader } from '../database/handles.ts';
import { findLead } from '../leads/inbox/find-lead.ts';
import { findMediumMaster } from '../media/find-medium-master.ts';
import type { Store } from '../store.ts';
import type { AcknowledgedWrite } from './acknowledged-write.ts';

/** Expects every acknowledged change to be complete, and nothing half done. */
export async function expectAllSaved(store: Store, acknowledged: readonly AcknowledgedWrite[]): Promise<void> {
  await expectWholeContent(store);
  const going = new Set(acknowledged.flatMap((write) => (write.what === 'lead-going' ? [write.leadId] : [])));
  const ending = new Set(acknowledged.flatMap((write) => (write.what === 'session-ending' ? [write.token] : [])));
  for (const write of acknowledged) {
    if ('leadId' in write && going.has(write.leadId) && (await isLeadDeleted(store, write.leadId))) continue;
    if (write.what === 'session' && ending.has(write.token)) continue;
    await expectSaved(store, write);
  }
  await expectWholePictures(store);
  // A sender without an answer has sent it again.
  const leads = reader(store).selectFrom('lead').select('email').groupBy('email');
  expect(await leads.having((eb) => eb.fn.countAll(), '>', 1).execute()).toEqual([]);
}

/** A deleted lead must not be half there. */
async function isLeadDeleted(store: Store, leadId: string): Promise<boolean> {
  if ((await findLead(store, leadId)) !== null) return false;
  for (const table of ['lead_file', 'lead_note', 'lead_reply', 'hold'] as const) {
    expect(await reader(store).selectFrom(table).select('lead_id').where('lead_id', '=', leadId).execute()).toEqual([]);
  }
  return true;
}

async function expectSaved(store: Store, write: AcknowledgedWrite): Promise<void> {
  switch (write.what) {
    case 'content':
    case 'deleted': {
      const { id, revision } = write;
      const row = await reader(store).selectFrom('content').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      // Later changes may follow; the last may have been saved without an acknowledgement.
      expect(row.revision).toBeGreaterThanOrEqual(revision);
      if (write.what === 'deleted') return expect(row.deleted_at).not.toBeNull();
      if (row.revision === revision) expect(row.title).toBe(write.title);
      if (!write.isPublic) return;
      const shown = reader(store).selectFrom('content_publication').select('title').where('content_id', '=', id);
      expect(await shown.where('revision', '=', revision).executeTakeFirst()).toEqual({ title: write.title });
      return;
    }
    case 'settings': {
      const { revision, fields } = await findSettings(store, settingsGroups.business);
      expect(revision).toBeGreaterThanOrEqual(write.revision);
      if (revision === write.revision) expect(fields.brand).toBe(write.brand);
      return;
    }
    case 'lead':
    case 'note': {
      const lead = await findLead(store, write.leadId);
      expect([lead?.files.length, lead?.mails.length]).toEqual([1, 2]);
      if (write.what === 'note') expect(lead?.notes.map(({ words }) => words)).toContain(write.note);
      // A status and the note that names it are one change.
      const last = lead?.notes.toSorted((a, b) => writeNumber(b.words) - writeNumber(a.words))[0];
      if (last !== undefined) expect(last.words.split(' ')[0]).toBe(lead?.status);
      return;
    }
    case 'reply': {
      const replies = (await findLead(store, write.leadId))?.replies.filter(({ text }) => text === write.text);
      expect(replies, 'and its email is queued').toMatchObject([{ state: 'waiting' }]);
      return;
    }
    case 'lead-going':
      return;
    case 'lead-gone': {
      expect(await isLeadDeleted(store, write.leadId)).toBe(true);
      return;
    }
    case 'reservation': {
      const hold = reader(store).selectFrom('hold').select(['product_id', 'released_at']);
      const kept = { product_id: write.productId, released_at: null };
      expect(await hold.where('lead_id', '=', write.leadId).execute()).toEqual([kept]);
      return;
    }
    case 'invitation': {
      const users = (await listUsers(store)).filter(({ email }) => email === write.email);
      expect(users).toMatchObject([{ state: 'invited', role: 'editor' }]);
      const links = reader(store).selectFrom('account_link').select('purpose');
      expect(await links.where('account_id', '=', users[0]?.accountId ?? '').execute()).toHaveLength(1);
      return;
    }
    case 'session': {
      expect(await findSession(store, write.token)).not.toBeNull();
      return;
    }
    case 'session-ending':
      return;
    case 'session-ended': {
      expect(await findSession(store, write.token)).toBeNull();
      return;
    }
    case 'redirect': {
      expect(await findRedirect(store, write.path)).toBe(write.to);
      return;
    }
    case 'views': {
      // Sums must agree in all tables.
      for (const table of ['page_view', 'page_view_month', 'page_view_total'] as const) {
        const counts = reader(store).selectFrom(table).select('count').where('path', '=', write.path);
        expect(await counts.execute()).toEqual([{ count: write.count }]);
      }
      return;
    }
    case 'comment': {
      const comment = reader(store).selectFrom('comment').select('status').where('words', '=', write.words);
      expect(await comment.execute()).toEqual([{ status: 'pending' }]);
      return;
    }
    case 'picture': {
      const files = reader(store).selectFrom('medium_file').selectAll().where('content_id', '=', write.id);
      expect(await files.execute()).toHaveLength(1);
    }
  }
}

function writeNumber(words: string): number {
  return Number(words.split(' ').at(-1));
}

/** Every revision has a line of history, and every publication belongs to one. */
async function expectWholeContent(store: Store): Promise<void> {
  const changes = await reader(store)
    .selectFrom('content')
    .leftJoin('content_change', 'content_change.content_id', 'content.id')
    .select((eb) => ['content.id', 'content.revision', eb.fn.count<number>('content_change.revision').as('changes')])
    .groupBy(['content.id', 'content.revision'])
    .execute();
  expect(changes.filter((thing) => thing.revision !== thing.changes)).toEqual([]);
  const unknown = await reader(store)
    .selectFrom('content_publication as shown')
    .leftJoin('content_change as change', (join) =>
      join.onRef('change.content_id', '=', 'shown.content_id').onRef('change.revision', '=', 'shown.revision'),
    )
    .select(['shown.content_id', 'shown.revision'])
    .where('change.revision', 'is', null)
    .execute();
  expect(unknown).toEqual([]);
}

async function expectWholePictures(store: Store): Promise<void> {
  for (const { content_id: id, sha256 } of await reader(store).selectFrom('medium_file').selectAll().execute()) {
    const master = await findMediumMaster(store, { id, hash: sha256.slice(0, 8) });
    const bytes = (await master?.read()) ?? Buffer.alloc(0);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
}
