import { join } from 'node:path';
import { createJobRunner } from '@showroom/isolated-jobs/job-runner';
import { ensureOwner, findPasswordFault, judgePasswordJob, verifyCredentials } from '@showroom/store/admin';
import { expect, it, onTestFinished } from 'vitest';
import { JOBS_MEMORY_MB } from '../../../server/jobs-memory.ts';
import { ownerPassword, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { describePasswordFault, judgeWith } from './new-password.server.ts';

/** Ambiguous characters: finding words in them takes seconds. */
const crafted = 'a4e3i1o0s5t7g6b8z2'.repeat(4).slice(0, 63) + '!';

it('rejects a password that takes too long to check, and judges the next one', async () => {
  const program = join(import.meta.dirname, '..', '..', '..', 'server', 'jobs.ts');
  const jobs = createJobRunner({ program, memoryMb: JOBS_MEMORY_MB });
  onTestFinished(() => jobs.stop());
  const { store } = await temporaryAdmin();
  await ensureOwner(store, ownerPassword);
  const account = await verifyCredentials(store, { username: 'owner', password: ownerPassword });
  const accountId = account?.accountId ?? '';
  const impatient = judgeWith(jobs, { ...judgePasswordJob, deadlineMs: 30 });
  const fault = await findPasswordFault(store, { accountId, password: crafted, judge: impatient });
  expect(fault).toEqual({ code: 'took-too-long' });
  expect(fault && describePasswordFault(fault)).toMatch(
    /^This password took too long to check, so it can't be used\. Try /,
  );
  const patient = judgeWith(jobs, { ...judgePasswordJob, deadlineMs: 60_000 });
  expect(await findPasswordFault(store, { accountId, password: 'passwordpassword', judge: patient })).toMatchObject({
    code: 'too-weak',
  });
  const good = { accountId, password: 'gravel-lantern-otter-quilt', judge: patient };
  expect(await findPasswordFault(store, good)).toBeUndefined();
}, 120_000);

it('responds within a few seconds', () => {
  expect(judgePasswordJob.deadlineMs).toBeLessThanOrEqual(3_000);
});
