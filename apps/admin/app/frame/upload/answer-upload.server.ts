/** What became of a form with a file: where it leads on to, or what stood in the way. */
export type UploadOutcome =
  | { readonly redirect: Response }
  | {
      readonly message: string;
      readonly status: number;
      /** Another passphrase would do, so that it is said beside that. */
      readonly isOfPassphrase?: boolean | undefined;
    };

/**
 * Answers a script that has sent the form, to show how far it is (`useUpload`): the same as the form's own page answers, as JSON. What
 * the next page has to say travels with it.
 */
export function answerUpload(outcome: UploadOutcome): Response {
  if (!('redirect' in outcome))
    return Response.json({ message: outcome.message, isOfPassphrase: outcome.isOfPassphrase });
  const { headers } = outcome.redirect;
  const notice = headers.get('Set-Cookie');
  return Response.json({ to: headers.get('Location') }, notice === null ? {} : { headers: { 'Set-Cookie': notice } });
}
