import { useEffect, useRef } from 'react';

/** The link of an invitation, shown this once: for the case that no letter arrives. It takes the focus, as it may be out of sight. */
export function InvitationLink({ email, url }: { readonly email: string; readonly url: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className="mt-4 rounded-sm border border-hairline bg-paper-raised p-4">
      <p className="text-success wrap-anywhere">A letter to {email} was written.</p>
      <p className="mt-2 text-small">
        It goes out as soon as a mail server takes it. If it does not arrive, pass this link on yourself. It is good for
        seven days and is not shown again:
      </p>
      <p className="mt-1 text-small">
        <code className="break-all select-all">{url}</code>
      </p>
    </div>
  );
}
