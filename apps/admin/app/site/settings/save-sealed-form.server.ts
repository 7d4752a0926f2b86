import type { WriteTransaction } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { askToConfirm } from '../../frame/confirmation/ask-to-confirm.server.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { readRevision } from '../../frame/session/read-revision.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession, type GuardArgs } from '../../frame/session/require-session.server.ts';
import type { FieldIssue } from '../../frame/form/field-values.ts';
import type { SealedOutcome } from './sealed-form.tsx';

interface Sealed<Values> {
  /** The secret’s control, and its noun: “password”. */
  readonly secret: { readonly name: string; readonly noun: string };
  readonly values: Values;
  readonly save: (transaction: WriteTransaction, change: { from: number; secret: string }) => Promise<SealedResult>;
  readonly forget: (transaction: WriteTransaction, change: { from: number }) => Promise<SealedResult>;
  readonly words: { readonly saved: string; readonly forgotten: string };
}

type SealedResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'stale'; readonly revision: number }
  | { readonly ok: false; readonly code: 'invalid'; readonly issues: readonly FieldIssue[] };

/** Saves or deletes the settings of a `SealedForm` after confirmation. No response returns the secret. */
export async function saveSealedForm<Values>(
  args: GuardArgs,
  form: FormData,
  { secret: { name, noun }, values, save, forget, words }: Sealed<Values>,
) {
  const { actor } = requireSession(args);
  const asked = await askToConfirm(args, form, { secret: name });
  if (asked !== undefined) return asked;
  const from = readRevision(form.get('from'));
  const secret = readText(form, name);
  const isForgotten = form.get('intent') === 'forget';
  const refuse = (refusal: Pick<SealedRefusal<Values>, 'words' | 'from' | 'hadSecret' | 'issues'>, status: number) =>
    data({ ok: false, values, ...refusal } satisfies SealedOutcome<Values>, { status });
  if (!isForgotten && !form.has(name)) {
    const again = `For security, enter the ${noun} again and save.`;
    return refuse({ words: again, from, hadSecret: true, issues: [] }, 400);
  }
  const result = await args.context
    .get(storeContext)
    .write({ actor }, (transaction) =>
      isForgotten ? forget(transaction, { from }) : save(transaction, { from, secret }),
    );
  if (result.ok)
    return { ok: true, words: isForgotten ? words.forgotten : words.saved } satisfies SealedOutcome<Values>;
  const hadSecret = secret !== '';
  if (result.code === 'invalid') {
    return refuse({ words: 'Not saved yet. Check the fields below.', from, hadSecret, issues: result.issues }, 400);
  }
  const stale = 'Someone changed this while you were editing. Check your entries and save again to keep them.';
  return refuse({ words: stale, from: result.revision, hadSecret, issues: [] }, 409);
}

type SealedRefusal<Values> = Extract<SealedOutcome<Values>, { ok: false }>;
