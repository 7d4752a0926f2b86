import { expect, it } from 'vitest';
import { shouldRevalidate } from './edit.route.tsx';

const paramsOf = (path: string) => ({ id: new URL(path, 'https://x').pathname.split('/').at(-1) });

it.each([
  ['/admin/dashboard/posts/new', '/admin/dashboard/posts/new', false],
  ['/admin/dashboard/posts/new', '/admin/dashboard/posts/new?status=draft', true],
  ['/admin/dashboard/posts/345e84cc', '/admin/dashboard/posts/345e84cc', true],
  ['/admin/dashboard/posts/345e84cc', '/admin/dashboard/posts/new', true],
])('from %s to %s, revalidates: %s', (from, to, isAgain) => {
  const [currentUrl, nextUrl] = [new URL(from, 'https://x'), new URL(to, 'https://x')];
  const params = { currentParams: paramsOf(from), nextParams: paramsOf(to) };
  expect(shouldRevalidate({ currentUrl, nextUrl, ...params, defaultShouldRevalidate: true })).toBe(isAgain);
});
