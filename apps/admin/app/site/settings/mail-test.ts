/** Where the mail server is set and tried. */
export const MAIL_PATH = '/admin/dashboard/settings/mail';

/** Where the mailbox of answers is set and tried. */
export const ANSWERS_PATH = `${MAIL_PATH}/answers`;

/** The URL of a test email’s state. */
export function toMailTestHref(testEmailId: string): string {
  return `${MAIL_PATH}?${new URLSearchParams({ sent: testEmailId })}#mail`;
}

/** The test email that a URL names; undefined for none. */
export function readTestEmailId(search: URLSearchParams): string | undefined {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.exec(search.get('sent') ?? '')?.[0];
}
