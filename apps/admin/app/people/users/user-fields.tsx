import { roleLabels, roles, type Role } from '@showroom/store/rules';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Select } from '@showroom/ui/select';

export interface UserValues {
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

export interface UserFailure {
  readonly field: keyof UserValues;
  readonly message: string;
}

export interface UserFieldsProps {
  readonly values: UserValues;
  readonly failure: UserFailure | null;
  /** The first owner may have no address yet. */
  readonly isEmailRequired: boolean;
}

const duties: Readonly<Record<Role, string>> = {
  owner: 'everything, including users and settings',
  editor: 'posts, products, projects and images',
  sales: 'leads',
};
/** Next to the list, as its options are cut off on a phone. */
const DUTIES = roles.map((role) => `${roleLabels[role]}: ${duties[role]}.`).join(' ');

export function UserFields({ values, failure, isEmailRequired }: UserFieldsProps) {
  const errorOf = (field: UserFailure['field']) => (failure?.field === field ? failure.message : undefined);
  return (
    <>
      <Field label="Name" isRequired error={errorOf('name')}>
        <Input name="name" defaultValue={values.name} autoComplete="off" required />
      </Field>
      <Field label="Email" isRequired={isEmailRequired} error={errorOf('email')}>
        <Input
          name="email"
          type="email"
          defaultValue={values.email}
          autoComplete="off"
          autoCapitalize="none"
          required={isEmailRequired}
        />
      </Field>
      <Field label="Role" hint={DUTIES} error={errorOf('role')}>
        <Select
          name="role"
          defaultValue={values.role}
          options={roles.map((role) => ({ value: role, label: roleLabels[role] }))}
        />
      </Field>
    </>
  );
}
