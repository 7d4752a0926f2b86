import type { SessionSummary } from '@showroom/store/admin';
import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { Form } from '../../frame/form/form.tsx';
import { formatInstant } from '../../frame/words/format-instant.ts';
import { AccountNavigation } from './account-navigation.tsx';

export interface SessionsPageProps {
  /** The current session first. */
  readonly sessions: readonly SessionSummary[];
  /** What came of the last button. */
  readonly words: string;
}

/** The browsers that the user is signed in to, with buttons to sign out of one or all. */
export function SessionsPage({ sessions, words }: SessionsPageProps) {
  return (
    <div className="max-w-2xl">
      <h1 className="font-serif text-title">Account</h1>
      <AccountNavigation />
      <section aria-labelledby="sessions" className="mt-6">
        <h2 id="sessions" className="font-serif text-heading">
          Signed-in devices
        </h2>
        <p className="mt-1 text-ink-muted">
          You’re signed out automatically after 12 hours of inactivity, and in any case after 7 days.
        </p>
        <p role="status" className="mt-2 text-success">
          {words}
        </p>
        <ul className="mt-2 border-t border-hairline">
          {sessions.map((session) => (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3"
            >
              <div>
                <p className="font-medium">
                  {session.device}
                  {session.isCurrent && (
                    <Badge tone="success" className="ml-3">
                      This device
                    </Badge>
                  )}
                </p>
                <p className="figures text-small text-ink-muted">
                  Signed in <time dateTime={session.createdAt}>{formatInstant(session.createdAt)}</time>, last used{' '}
                  <time dateTime={session.lastSeenAt}>{formatInstant(session.lastSeenAt)}</time>
                </p>
              </div>
              {!session.isCurrent && (
                <Form method="post">
                  <input type="hidden" name="session" value={session.id} />
                  <Button type="submit" variant="secondary" size="small" name="intent" value="end">
                    Sign out<span className="sr-only"> of {session.device}</span>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
        <Form method="post" className="mt-6">
          <Button type="submit" variant="danger" name="intent" value="everywhere">
            Sign out everywhere
          </Button>
          <p className="mt-2 text-small text-ink-muted">
            Signs you out on every device, including this one. Use it if you’ve lost a device.
          </p>
        </Form>
      </section>
    </div>
  );
}
