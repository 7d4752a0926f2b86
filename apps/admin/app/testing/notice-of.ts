import { noticeSchema, type Notice } from '../frame/notices/notice.ts';

/** What is said on the page that an answer leads to; fails when it leads nowhere. */
export function noticeOf(answer: unknown): Notice {
  if (!(answer instanceof Response)) throw new Error(`Not led on: ${JSON.stringify(answer)}`);
  const [, cookie = ''] = /notice=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '') ?? [];
  return noticeSchema.parse(JSON.parse(Buffer.from(decodeURIComponent(cookie), 'base64').toString()));
}
