import { defineJob } from '@showroom/isolated-jobs/job';

/** How hard a password is to guess: 0 to 4, where 3 and more will do; and why it is not, as far as that is known. */
export interface PasswordJudgement {
  readonly score: number;
  readonly warning: string | null;
}

export interface PasswordToJudge {
  readonly password: string;
  /** What an attacker tries first: the email address, the names, the brand. */
  readonly known: readonly string[];
}

/** Reads the words that passwords are compared with. Before the first one: it takes longer than most passwords do. */
export const loadPasswordWordsJob = defineJob<null, null>({ name: 'load-password-words', deadlineMs: 20_000 });

/** Judges a password in a child process: a crafted one takes seconds. No one waits longer for a form to answer. */
export const judgePasswordJob = defineJob<PasswordToJudge, PasswordJudgement>({
  name: 'judge-password',
  deadlineMs: 3_000,
  maxResultBytes: 4096,
});
