import type { UserFault, UserFields } from '@showroom/store/admin';
import { roles } from '@showroom/store/rules';
import { readText } from '../../frame/session/read-text.ts';
import type { UserFailure, UserValues } from './user-fields.tsx';

const messages: Readonly<Record<Exclude<UserFault, 'unknown'>, UserFailure>> = {
  'no-name': { field: 'name', message: 'Enter a name.' },
  'long-name': { field: 'name', message: 'Enter a shorter name.' },
  'no-address': { field: 'email', message: 'Enter a single email address, e.g. anna@example.com.' },
  'address-taken': { field: 'email', message: 'This email is already in use.' },
  'last-owner': { field: 'role', message: 'There must be at least one Super Admin.' },
};

export function readUserValues(form: FormData): UserValues {
  return { name: readText(form, 'name'), email: readText(form, 'email'), role: readText(form, 'role') };
}

/** A user’s fields. An unknown role, which no form of ours sends, becomes the least powerful one. */
export function toUserFields(values: UserValues): UserFields {
  return { ...values, role: roles.find((role) => role === values.role) ?? 'sales' };
}

export function describeUserFault(fault: Exclude<UserFault, 'unknown'>): UserFailure {
  return messages[fault];
}
