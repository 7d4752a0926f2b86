import { noticeSchema, type Notice } from '../frame/notices/notice.ts';

/** The notice of a redirect; fails for any other result. */
export function noticeOf(answer: unknown): Notice {
  if (!(answer instanceof Response)) throw new Error(`Not led on: ${JSON.stringify(answer)}`);
  const [, cookie = ''] = /notice=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '') ?? [];
  return noticeSchema.parse(JSON.parse(Buffer.from(decodeURIComponent(cookie), 'base64').toString()));
}
