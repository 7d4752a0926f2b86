import { addLeadNote, findLeadConflict, setFollowUp, setLeadValue, type Store } from '@showroom/store/admin';
import { formatCents, isDay, parseDollars, shopDayOf } from '@showroom/store/rules';
import { data } from 'react-router-dom';
import { formatCount } from '../../frame/words/count-words.ts';
import { readText } from '../../frame/session/read-text.ts';
import { describeConflict } from '../../frame/words/describe-conflict.ts';
import { LONGEST_NOTE } from './longest-note.ts';
import type { LeadOutcome } from './outcome.ts';

type Change = Parameters<Parameters<Store['write']>[1]>[0];

export async function saveProgress(
  store: Store,
  { actor, leadId, form }: { actor: Parameters<Store['write']>[0]['actor']; leadId: string; form: FormData },
) {
  const change = readChange(form, leadId, shopDayOf(store.now()));
  if ('wrong' in change) return data<LeadOutcome>(change, { status: 400 });
  const shown = form.get('shown');
  const { part } = change;
  const result = await store.write({ actor }, async (transaction) => {
    const conflict =
      part !== undefined && typeof shown === 'string'
        ? await findLeadConflict(transaction, { leadId, shown, ...part })
        : undefined;
    return conflict ?? change.write(transaction);
  });
  if (typeof result === 'object') {
    const field = part?.part === 'value' ? 'value' : 'followUpOn';
    return data<LeadOutcome>(
      { message: describeConflict(result), wrong: { field, typed: readText(form, field) } },
      { status: 409 },
    );
  }
  return result ? change.outcome : null;
}

type WrongOutcome = LeadOutcome & Required<Pick<LeadOutcome, 'wrong'>>;

interface ReadChange {
  readonly outcome: LeadOutcome;
  /** The value that someone else may have changed since, and the new one. */
  readonly part?: { readonly part: 'value' | 'followUpOn'; readonly wanted: string };
  readonly write: (transaction: Change) => Promise<boolean>;
}

/** @param today the shop's day, yyyy-mm-dd */
function readChange(form: FormData, leadId: string, today: string): WrongOutcome | ReadChange {
  switch (form.get('intent')) {
    case 'value': {
      const typed = readText(form, 'value');
      const valueCents = parseDollars(typed);
      if (valueCents === undefined) {
        return {
          message: 'Enter an amount such as 12,500 or 980.50 (max $10 million).',
          wrong: { field: 'value', typed },
        };
      }
      return {
        outcome: {
          message: valueCents === null ? 'Value cleared.' : `Value set to ${formatCents(valueCents)}.`,
          kept: 'value',
        },
        part: { part: 'value', wanted: String(valueCents ?? '') },
        write: (transaction) => setLeadValue(transaction, { leadId, valueCents }),
      };
    }
    case 'follow-up': {
      const typed = readText(form, 'followUpOn').trim();
      const followUpOn = typed === '' ? null : typed;
      if (followUpOn !== null && !isDay(followUpOn)) {
        return { message: 'Enter a date as YYYY-MM-DD.', wrong: { field: 'followUpOn', typed } };
      }
      // A day that has passed since it was set may stay.
      if (followUpOn !== null && followUpOn < today && followUpOn !== form.get('shown')) {
        return { message: 'That date has passed. Choose today or later.', wrong: { field: 'followUpOn', typed } };
      }
      return {
        outcome: { message: followUpOn === null ? 'Follow-up removed.' : 'Follow-up set.', kept: 'followUpOn' },
        part: { part: 'followUpOn', wanted: followUpOn ?? '' },
        write: (transaction) => setFollowUp(transaction, { leadId, followUpOn }),
      };
    }
    default: {
      const typed = readText(form, 'note');
      const words = typed.trim();
      if (words === '') return { message: 'Enter a note.', wrong: { field: 'note', typed: '' } };
      if (words.length > LONGEST_NOTE) {
        return {
          message: `Notes can have up to ${formatCount(LONGEST_NOTE)} characters.`,
          wrong: { field: 'note', typed },
        };
      }
      return {
        outcome: { message: 'Note added.', kept: 'note' },
        write: (transaction) => addLeadNote(transaction, { leadId, after: readText(form, 'after'), words }),
      };
    }
  }
}
