import { defineJob } from '@showroom/isolated-jobs/job';

/** The strength of a password from 0 to 4, where 3 is enough, and why it is weak, if known. */
export interface PasswordJudgement {
  readonly score: number;
  readonly warning: string | null;
}

export interface PasswordToJudge {
  readonly password: string;
  /** What an attacker tries first: email address, names, brand. */
  readonly known: readonly string[];
}

/** Loads the word lists before the first password: that takes longer than judging most passwords. */
export const loadPasswordWordsJob = defineJob<null, null>({ name: 'load-password-words', deadlineMs: 20_000 });

/** Judges a password in a child process, because a crafted one can take seconds. */
export const judgePasswordJob = defineJob<PasswordToJudge, PasswordJudgement>({
  name: 'judge-password',
  deadlineMs: 3_000,
  maxResultBytes: 4096,
});
