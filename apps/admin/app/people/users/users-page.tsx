import type { User } from '@showroom/store/admin';
import { Button } from '@showroom/ui/button';
import { UnsavedChangesGuard } from '../../frame/dialogs/unsaved-changes-guard.tsx';
import { Form } from '../../frame/form/form.tsx';
import { useCountOf } from '../../frame/form/use-count-of.ts';
import { useFocusOnFault } from '../../frame/form/use-focus-on-fault.ts';
import { SortForm } from '../../frame/form/sort-form.tsx';
import type { Sort } from '../../frame/sorting/sorts.ts';
import { InvitationLink } from './invitation-link.tsx';
import { UserFields, type UserFailure, type UserValues } from './user-fields.tsx';
import type { TypedUser } from './user-page.tsx';
import { userSorts, type UserSort } from './user-sorts.ts';
import { UserTable } from './user-table.tsx';
import { useIsSending } from '../../frame/form/use-is-sending.ts';

export interface UsersPageProps {
  /** In the order that they are listed. */
  readonly users: readonly User[];
  /** What that order is. */
  readonly sort: Sort<UserSort>;
  /** Whether emails can be sent. Default: true. */
  readonly isMailSetUp?: boolean;
  /** The last invitation’s link, or why there is none. */
  readonly outcome?:
    | { readonly ok: true; readonly email: string; readonly url: string }
    | { readonly ok: false; readonly values: UserValues; readonly failure: UserFailure }
    | TypedUser
    | undefined;
}

const empty: UserValues = { name: '', email: '', role: 'editor' };

/** The users of the admin, and a form to invite one. */
export function UsersPage({ users, sort, isMailSetUp = true, outcome }: UsersPageProps) {
  const isSending = useIsSending();
  const failure = outcome?.ok === false ? outcome.failure : null;
  const form = useFocusOnFault(failure);
  const timesInvited = useCountOf(outcome?.ok === true ? outcome : undefined);
  return (
    <div className="max-w-4xl">
      <h1 className="font-serif text-title">User Management</h1>
      {users.length > 1 && <SortForm sorts={userSorts} sort={sort} headsFrom="md" />}
      <UserTable users={users} sort={sort} />
      <section aria-labelledby="invite" className="mt-10 max-w-md">
        <h2 id="invite" className="font-serif text-heading">
          Add User
        </h2>
        <p className="mt-1 text-ink-muted">
          {isMailSetUp
            ? 'They’ll get an email with a link to set their own password.'
            : 'Email isn’t set up. You’ll get a link to send them yourself.'}
        </p>
        {outcome?.ok === true && (
          <InvitationLink key={outcome.url} email={outcome.email} url={outcome.url} isMailSetUp={isMailSetUp} />
        )}
        <p role="alert" className="mt-4 text-danger empty:hidden">
          {outcome !== undefined && 'words' in outcome && outcome.words}
        </p>
        <UnsavedChangesGuard>
          <Form
            ref={form}
            method="post"
            data-unsaved={outcome?.ok === false ? '' : undefined}
            className="mt-4 grid gap-5"
          >
            {/* The form is emptied after an invitation. Text typed later stays when the list is sorted. */}
            <UserFields
              key={timesInvited}
              values={outcome?.ok === false ? outcome.values : empty}
              failure={failure}
              isEmailRequired
            />
            <Button type="submit" isPending={isSending} className="justify-self-start">
              Send invite
            </Button>
          </Form>
        </UnsavedChangesGuard>
      </section>
    </div>
  );
}
