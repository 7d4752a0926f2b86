/** Where the mail server is set and tried. */
export const MAIL_PATH = '/admin/dashboard/settings/mail';

/** Where the mailbox of answers is set and tried. */
export const ANSWERS_PATH = `${MAIL_PATH}/answers`;

/** Where it is told what became of a test letter. */
export function toMailTestHref(testEmailId: string): string {
  return `${MAIL_PATH}?${new URLSearchParams({ letter: testEmailId })}#mail`;
}

/** The test letter that an address asks for; undefined where it names none. */
export function readTestEmailId(search: URLSearchParams): string | undefined {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.exec(search.get('letter') ?? '')?.[0];
}
