import type { SavedMailServer } from '@showroom/store/admin';
import type { MailServerOutcome, MailServerValues } from './server-fields.tsx';
import { useRetypeHint } from './use-retype-hint.ts';

/** The values and messages of a mail server’s form. */
export function useServerForm({
  server,
  fresh,
  fault,
  outcome,
  lost,
}: {
  readonly server: SavedMailServer | null;
  /** The initial values without a saved server. */
  readonly fresh: MailServerValues;
  /** What a test says is wrong, at the control to fix. */
  readonly fault: { readonly field: string; readonly message: string } | null;
  readonly outcome: MailServerOutcome | undefined;
  /** The message if the saved password can’t be decrypted. */
  readonly lost: string;
}) {
  const refused = outcome?.ok === false ? outcome : undefined;
  const retypeHint = useRetypeHint(outcome, 'password');
  const errorOf = (field: string) =>
    refused?.issues.find((issue) => issue.field === field)?.message ??
    (outcome === undefined && fault?.field === field ? fault.message : undefined);
  const passwordError =
    errorOf('password') ?? retypeHint ?? (outcome === undefined && server?.password === 'lost' ? lost : undefined);
  return {
    values: refused?.values ?? (server ? { ...server, port: String(server.port) } : fresh),
    errorOf,
    passwordError,
  };
}
