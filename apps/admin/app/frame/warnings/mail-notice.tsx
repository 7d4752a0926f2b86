import { Link } from 'react-router-dom';

export interface MailState {
  /** Whether a mail server is set, here or by SMTP_URL. */
  readonly isSetUp: boolean;
  /** How many emails wait for a mail server. */
  readonly waiting: number;
  /** Whether the user may set one up. */
  readonly maySetUp: boolean;
}

/** Says that emails can’t be sent, on pages that depend on it. Nothing if email is set up. */
export function MailNotice({ isSetUp, waiting, maySetUp }: MailState) {
  if (isSetUp) return null;
  return (
    <p className="mb-4 rounded-sm border border-hairline bg-paper-raised p-4 text-small">
      <span className="font-medium">{describeWaiting(waiting)}</span>{' '}
      {maySetUp && (
        <Link to="/admin/dashboard/settings/mail" className="underline underline-offset-4">
          Set up email
        </Link>
      )}
    </p>
  );
}

function describeWaiting(waiting: number): string {
  if (waiting === 0) return 'Email isn’t set up, so no email can be sent.';
  return waiting === 1
    ? '1 email is waiting to be sent: email isn’t set up.'
    : `${waiting} emails are waiting to be sent: email isn’t set up.`;
}
