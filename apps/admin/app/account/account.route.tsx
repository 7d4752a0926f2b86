import { changePassword, SHORTEST_PASSWORD, type ChangePasswordResult } from '@showroom/store/admin/accounts';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { data, Form, useNavigation } from 'react-router-dom';
import { passwordLimitsContext, runtimeContext, storeContext } from '../request-context.ts';
import { allow } from '../session/allow.server.ts';
import { describeWait } from '../session/password-limits.server.ts';
import { readForm } from '../session/read-form.server.ts';
import { readText } from '../session/read-text.ts';
import { requireSession } from '../session/require-session.server.ts';
import { readSessionToken } from '../session/session-cookie.ts';
import type { Route } from './+types/account.route';

type Failure = Extract<ChangePasswordResult, { ok: false }>['code'];

const failures: Readonly<Record<Failure, { field: 'current' | 'new'; message: string }>> = {
  'wrong-password': { field: 'current', message: 'This is not your present password.' },
  'too-short': { field: 'new', message: `Choose at least ${SHORTEST_PASSWORD} characters.` },
  'too-long': { field: 'new', message: 'Choose a shorter password.' },
};

export const middleware = [allow('account')];

export function loader(args: Route.LoaderArgs) {
  return { username: requireSession(args).username, shortestPassword: SHORTEST_PASSWORD };
}

export async function action(args: Route.ActionArgs) {
  const session = requireSession(args);
  const form = await readForm(args.request);
  const token = (await readSessionToken(args.request, args.context.get(runtimeContext).isSecure)) ?? '';
  // Whoever came by a session must not come by the password as well.
  const limits = args.context.get(passwordLimitsContext);
  const waitSeconds = await limits.countChange(token);
  if (waitSeconds > 0) {
    const failure = { field: 'current', message: describeWait(waitSeconds) } as const;
    return data({ failure }, { status: 429, headers: { 'Retry-After': String(waitSeconds) } });
  }
  const result = await changePassword(args.context.get(storeContext), {
    actor: session.actor,
    currentPassword: readText(form, 'current'),
    newPassword: readText(form, 'new'),
    keepToken: token,
  });
  if (!result.ok) return data({ failure: failures[result.code] }, { status: 400 });
  await limits.forgiveChange(token);
  return data({ failure: null });
}

/** The page says when to try again, as its action does. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Account' }, { name: 'robots', content: 'noindex' }];

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const failure = actionData?.failure ?? null;
  return (
    <div className="max-w-md">
      <h1 className="font-serif text-title">Account</h1>
      <p className="mt-2 text-ink-muted">
        Signed in as {loaderData.username}. A new password signs out every other device.
      </p>
      <p role="status" className="mt-4 text-success">
        {actionData && !failure ? 'Password changed.' : ''}
      </p>
      <Form method="post" className="mt-4 grid gap-5">
        <Field label="Present password" isRequired error={failure?.field === 'current' ? failure.message : undefined}>
          <Input name="current" type="password" autoComplete="current-password" required />
        </Field>
        <Field
          label="New password"
          isRequired
          hint={`At least ${loaderData.shortestPassword} characters.`}
          error={failure?.field === 'new' ? failure.message : undefined}
        >
          <Input
            name="new"
            type="password"
            autoComplete="new-password"
            minLength={loaderData.shortestPassword}
            required
          />
        </Field>
        <Button type="submit" isPending={isBusy} className="justify-self-start">
          Change password
        </Button>
      </Form>
    </div>
  );
}
