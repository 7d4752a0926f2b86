import { useEffect, useRef } from 'react';
import { CopyButton } from '../../frame/parts/copy-button.tsx';

/** An invitation’s link, shown once in case no email arrives. It takes the focus, as it may be out of sight. */
export function InvitationLink({
  email,
  url,
  isMailSetUp = true,
}: {
  readonly email: string;
  readonly url: string;
  /** Whether the email can be sent. Default: true. */
  readonly isMailSetUp?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="mt-4 rounded-sm border border-hairline bg-paper-raised p-4">
      <div ref={box} role="status" tabIndex={-1}>
        {isMailSetUp ? (
          <p className="text-success wrap-anywhere">Invitation created for {email}.</p>
        ) : (
          <p className="text-danger wrap-anywhere">Email isn’t set up, so the invitation to {email} is waiting.</p>
        )}
        <p className="mt-2 text-small">
          {isMailSetUp
            ? 'If they don’t get the email, send them this link. It works for 7 days and won’t be shown again.'
            : 'Send them this link yourself. It works for 7 days and won’t be shown again.'}
        </p>
        <p className="mt-1 text-small">
          <code ref={link} className="select-all">
            {url}
          </code>
        </p>
      </div>
      <CopyButton from={link} name="link" />
    </div>
  );
}
