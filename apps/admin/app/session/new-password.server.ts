import type { JobRunner } from '@showroom/isolated-jobs/job-runner';
import { judgePasswordJob } from '@showroom/store/admin/judge-password-job';
import { SHORTEST_PASSWORD, type JudgePassword, type NewPasswordFault } from '@showroom/store/admin/new-password';

/** Judges passwords in a child process. */
export function judgeWith(jobs: JobRunner): JudgePassword {
  return async (input) => {
    const outcome = await jobs.run(judgePasswordJob, input);
    return outcome.ok ? outcome.value : null;
  };
}

const HELP =
  'Try four or more words that have nothing to do with each other or with you, or let your browser suggest a password.';

/** Says next to the field why a password will not do, and what helps. */
export function describePasswordFault(fault: NewPasswordFault): string {
  switch (fault.code) {
    case 'too-short':
      return `Choose at least ${SHORTEST_PASSWORD} characters.`;
    case 'too-long':
      return 'Choose a shorter password.';
    case 'not-judged':
      return "This password couldn't be checked just now. Try again, or choose another.";
    case 'too-weak':
      return `This password is too easy to guess. ${fault.warning === null ? '' : `${fault.warning} `}${HELP}`;
  }
}
