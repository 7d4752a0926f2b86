import { readBusinessFacts } from '../../content/settings/read-business-facts.ts';
import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { PasswordJudgement, PasswordToJudge } from './judge-password-job.ts';

/** A password that someone chooses has at least this many characters. */
export const SHORTEST_PASSWORD = 12;
/** Longer input is refused before it is hashed. */
export const LONGEST_PASSWORD = 1000;
/** From this score on a password will do: 1 to 4 stand for more than 10^3, 10^6, 10^8 and 10^10 guesses. */
const LOWEST_SCORE = 3;

/** Judges a password away from the main thread; null when that was not possible. */
export type JudgePassword = (input: PasswordToJudge) => Promise<PasswordJudgement | 'took-too-long' | null>;

/** What is wrong with a password that was chosen. `warning` is a sentence for who chose it, where a reason is known. */
export type NewPasswordFault =
  | { readonly code: 'too-short' | 'too-long' | 'not-judged' | 'took-too-long' }
  | { readonly code: 'too-weak'; readonly warning: string | null };

/** What is wrong with the length of a password that someone chose. */
export function findLengthFault(password: string): NewPasswordFault | undefined {
  // A row of blanks is no secret.
  if (password.trim().length < SHORTEST_PASSWORD) return { code: 'too-short' };
  return password.length > LONGEST_PASSWORD ? { code: 'too-long' } : undefined;
}

/**
 * What is wrong with a password that someone chose for an account; undefined when it will do. Passwords that are in use
 * already are not looked at.
 */
export async function findPasswordFault(
  store: Store,
  { accountId, password, judge }: { accountId: string; password: string; judge: JudgePassword },
): Promise<NewPasswordFault | undefined> {
  const length = findLengthFault(password);
  if (length !== undefined) return length;
  const judged = await judge({ password, known: await listKnown(store, accountId) });
  if (judged === null) return { code: 'not-judged' };
  // Refused: it may be hard to guess, and no one knows.
  if (judged === 'took-too-long') return { code: 'took-too-long' };
  return judged.score < LOWEST_SCORE ? { code: 'too-weak', warning: judged.warning } : undefined;
}

/** What an attacker who knows the shop tries first. */
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
