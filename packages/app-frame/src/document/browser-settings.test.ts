import { expect, it } from 'vitest';
import { toBrowserSettings } from './browser-settings.ts';

it('leaves out what only the build reads, and nothing else', () => {
  const future = { unstable_optimizeDeps: false, v8_middleware: true, v8_splitRouteModules: true };
  const written = JSON.stringify({ basename: '/a</script>', future, ssr: true }).replaceAll('<', String.raw`\u003c`);
  const settings = toBrowserSettings(written);
  expect(JSON.parse(settings)).toEqual({ basename: '/a</script>', future: { v8_middleware: true }, ssr: true });
  expect(settings).not.toContain('<');
});
