export type UploadOutcome =
  | { readonly redirect: Response }
  | {
      readonly message: string;
      readonly status: number;
      /** A different passphrase would help, so the message is shown at that field. */
      readonly isOfPassphrase?: boolean | undefined;
    };

/**
 * Answers a script’s upload with progress (`useUpload`): the same outcome as the form’s page, as JSON. The next
 * page’s notice goes along.
 */
export function answerUpload(outcome: UploadOutcome): Response {
  if (!('redirect' in outcome))
    return Response.json({ message: outcome.message, isOfPassphrase: outcome.isOfPassphrase });
  const { headers } = outcome.redirect;
  const notice = headers.get('Set-Cookie');
  return Response.json({ to: headers.get('Location') }, notice === null ? {} : { headers: { 'Set-Cookie': notice } });
}
