import { readBusinessFacts } from '../../content/settings/read-business-facts.ts';
import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { PasswordJudgement, PasswordToJudge } from './judge-password-job.ts';

export const SHORTEST_PASSWORD = 12;
/** Longer input is refused before it is hashed. */
export const LONGEST_PASSWORD = 1000;
/** Scores 1 to 4 stand for more than 10^3, 10^6, 10^8 and 10^10 guesses. */
const LOWEST_SCORE = 3;

/** Judges a password off the main thread; null when that failed. */
export type JudgePassword = (input: PasswordToJudge) => Promise<PasswordJudgement | 'took-too-long' | null>;

/** `warning` explains the reason to the user, if known. */
export type NewPasswordFault =
  | { readonly code: 'too-short' | 'too-long' | 'not-judged' | 'took-too-long' }
  | { readonly code: 'too-weak'; readonly warning: string | null };

export function findLengthFault(password: string): NewPasswordFault | undefined {
  // Blanks alone are no secret.
  if (password.trim().length < SHORTEST_PASSWORD) return { code: 'too-short' };
  return password.length > LONGEST_PASSWORD ? { code: 'too-long' } : undefined;
}

/** Checks a new password for an account; undefined when it is good. Existing passwords are not checked. */
export async function findPasswordFault(
  store: Store,
  { accountId, password, judge }: { accountId: string; password: string; judge: JudgePassword },
): Promise<NewPasswordFault | undefined> {
  const length = findLengthFault(password);
  if (length !== undefined) return length;
  const judged = await judge({ password, known: await listKnown(store, accountId) });
  if (judged === null) return { code: 'not-judged' };
  // Refused: its strength is unknown.
  if (judged === 'took-too-long') return { code: 'took-too-long' };
  return judged.score < LOWEST_SCORE ? { code: 'too-weak', warning: judged.warning } : undefined;
}

/** Lists what an attacker who knows the shop tries first. */
async function listKnown(store: Store, accountId: string): Promise<string[]> {
  const account = await reader(store)
    .selectFrom('account')
    .select(['username', 'name', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const { brand, email } = await readBusinessFacts(store);
  return [account?.email ?? '', account?.name ?? '', account?.username ?? '', brand, email, 'Showroom'].filter(
    (text) => text !== '',
  );
}
