import type { JobRunner } from '@showroom/isolated-jobs/job-runner';
import {
  judgePasswordJob,
  loadPasswordWordsJob,
  SHORTEST_PASSWORD,
  type JudgePassword,
  type NewPasswordFault,
} from '@showroom/store/admin';

/**
 * Checks passwords in a child process.
 *
 * @param job with another deadline, for tests
 */
export function judgeWith(jobs: JobRunner, job = judgePasswordJob): JudgePassword {
  return async (input) => {
    // Loads the dictionary first, with its own deadline, so that the first password isn’t refused for it.
    await jobs.run(loadPasswordWordsJob, null);
    const outcome = await jobs.run(job, input);
    if (outcome.ok) return outcome.value;
    return outcome.failed === 'too-long' ? 'took-too-long' : null;
  };
}

const HELP = 'Try four or more words unrelated to each other or to you, or let your browser suggest a password.';

export function describePasswordFault(fault: NewPasswordFault): string {
  switch (fault.code) {
    case 'too-short':
      return `Choose at least ${SHORTEST_PASSWORD} characters.`;
    case 'too-long':
      return 'Choose a shorter password.';
    case 'not-judged':
      return "This password couldn't be checked just now. Try again, or choose another.";
    case 'took-too-long':
      return `This password took too long to check, so it can't be used. ${HELP}`;
    case 'too-weak':
      return `This password is too easy to guess. ${fault.warning === null ? '' : `${fault.warning} `}${HELP}`;
  }
}
