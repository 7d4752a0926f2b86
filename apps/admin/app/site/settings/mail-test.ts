export const MAIL_PATH = '/admin/dashboard/settings/mail';

export const ANSWERS_PATH = `${MAIL_PATH}/answers`;

export function toMailTestHref(testEmailId: string): string {
  return `${MAIL_PATH}?${new URLSearchParams({ sent: testEmailId })}#mail`;
}

export function readTestEmailId(search: URLSearchParams): string | undefined {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.exec(search.get('sent') ?? '')?.[0];
}
