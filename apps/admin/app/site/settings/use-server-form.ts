import type { SavedMailServer } from '@showroom/store/admin/mail-server';
import type { MailServerOutcome, MailServerValues } from './server-fields.tsx';
import { useRetypeHint } from './use-retype-hint.ts';

/** What the form of a mail server stands filled with, and what it says beside its controls. */
export function useServerForm({
  server,
  fresh,
  fault,
  outcome,
  lost,
}: {
  readonly server: SavedMailServer | null;
  /** What it begins with where no server is kept. */
  readonly fresh: MailServerValues;
  /** What a test says is wrong with what is kept, beside the control where it is put right. */
  readonly fault: { readonly field: string; readonly message: string } | null;
  readonly outcome: MailServerOutcome | undefined;
  /** What is said where the kept password cannot be opened. */
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
