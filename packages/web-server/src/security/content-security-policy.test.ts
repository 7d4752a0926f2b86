import { expect, it } from 'vitest';
import {
  buildContentSecurityPolicy,
  CONTENT_SOURCES_HEADER,
  hashInlineScripts,
  readAskedSources,
} from './content-security-policy.ts';

const asking = (sources: unknown) => new Headers({ [CONTENT_SOURCES_HEADER]: JSON.stringify(sources) });

it('lets a page add an outside origin for its scripts, next to its own hashes', () => {
  const asked = readAskedSources(asking({ 'script-src': ['https://forms.example.com'] }));
  const policy = buildContentSecurityPolicy(['sha256-abc'], asked);
  expect(policy).toContain("script-src 'self' 'sha256-abc' https://forms.example.com;");
});

it('keeps our own origin when a page adds another', () => {
  const asked = readAskedSources(asking({ 'connect-src': ['https://forms.example.com'] }));
  expect(buildContentSecurityPolicy([], asked)).toContain("connect-src 'self' https://forms.example.com");
});

it('adds nothing else, whatever the settings of sources contain', () => {
  const asked = readAskedSources(
    asking({
      'script-src': [
        "'unsafe-inline'",
        '*',
        'data:',
        'https://forms.example.com/path; object-src *',
        'javascript:1',
        7,
      ],
      'object-src': ['https://forms.example.com'],
      'default-src': ['https://forms.example.com'],
    }),
  );
  expect(buildContentSecurityPolicy([], asked)).toBe(buildContentSecurityPolicy([]));
});

it('stays unchanged when the app adds nothing', () => {
  expect(readAskedSources(new Headers())).toEqual({});
});

it('hashes the scripts that run: no empty elements, no data', () => {
  const html = '<script>run()</script><script></script><script type="application/ld+json">{}</script>';
  expect(hashInlineScripts(html)).toHaveLength(1);
});

it.each([
  ['an attribute', (text: string) => `<script data-words="${text}">run()</script>`, 1],
  ['attributes', (text: string) => `<script ${text}>run()</script>`, 1],
  ['a script', (text: string) => `<script>run("${text}")</script>`, 1],
  ['words', (text: string) => `<p>${text}</p><script>run()</script>`, 1],
  ['scripts that never end', (text: string) => text.replaceAll('words   ', '<script>'), 0],
  ['scripts that end', (text: string) => text.replaceAll(/(words {3}){998}/g, '<script>$&</script  >'), 1],
] as const)('reads a page of twenty megabytes: %s', { timeout: 60_000 }, (_what, write, count) => {
  expect(hashInlineScripts(write('words   '.repeat(2_500_000)))).toHaveLength(count);
});
