import { isDiskFull } from '@showroom/store/admin';
import { formFaults } from '@showroom/web-server/form-faults';
import type { PostedForm } from '@showroom/web-server/posted-form';
import { FULL_DISK_STATUS } from './full-disk.ts';

/**
 * Describes what is wrong with a form as a whole, for its sender; undefined if nothing is. The owner can free up disk
 * space.
 */
export function describeFormFault({
  fault,
  cause,
}: Pick<PostedForm, 'fault' | 'cause'>): { readonly status: number; readonly message: string } | undefined {
  if (fault === null) return undefined;
  return isDiskFull(cause)
    ? { status: FULL_DISK_STATUS, message: 'The server is out of disk space. Nothing was saved.' }
    : formFaults[fault];
}
