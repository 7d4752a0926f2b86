import { expect, it } from 'vitest';
import { describeFormFault } from './describe-form-fault.server.ts';

it('names a full disk as the reason for rejected files, and no other server error', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  expect(describeFormFault({ fault: 'not-written', cause: full })).toMatchObject({
    status: 507,
    message: expect.stringMatching(/^The server is out of disk space/),
  });
  const unreadable = Object.assign(new Error('read-only file system'), { code: 'EROFS' });
  expect(describeFormFault({ fault: 'not-written', cause: unreadable })).toMatchObject({ status: 503 });
  expect(describeFormFault({ fault: null })).toBeUndefined();
});
