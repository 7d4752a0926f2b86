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

/** Judges a password in a child process: an unlucky one takes seconds. */
export const judgePasswordJob = defineJob<PasswordToJudge, PasswordJudgement>({
  name: 'judge-password',
  deadlineMs: 20_000,
  maxResultBytes: 4096,
});
