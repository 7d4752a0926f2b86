import { expect, it } from 'vitest';
import { readStylesheet } from './page-styles.ts';

const css = `@layer theme, base, utilities;
@layer properties { @supports (not (x: y)) { *, ::before { --tw-leading: initial } } }
@layer theme { :root { --color-ink: #111 } }
@layer base { * { margin: 0 } table, textarea { border: 0 } ::file-selector-button { margin: 0 } [hidden] { display: none } }
@layer utilities {
  .flex { display: flex }
  .mt-2\\.5 { margin-top: 10px }
  .hover\\:underline:hover { text-decoration: underline }
  .group:is(:where(.peer):checked ~ *) { color: red }
  .disabled\\:flex:disabled { display: flex }
  .aria-invalid\\:red[aria-invalid=true] { color: red }
  .in-data-invalid\\:red:where([data-invalid] *) { color: red }
  @media (width >= 40rem) { .sm\\:flex { display: flex } .sm\\:grid { display: grid } }
}
@font-face { font-family: Sans; src: url(/sans.woff2) }
@property --tw-leading { syntax: "*"; inherits: false }
@keyframes spin { to { rotate: 360deg } }`;
const styles = readStylesheet(css);
const page = (body: string) => styles.forPage(`<html><body>${body}</body></html>`);

it('keeps in a page the rules of the classes it holds, states and screen widths with them', () => {
  const cut = page('<p class="flex mt-2.5 hover:underline sm:grid">A page</p>');
  expect(cut).toContain('.flex{display: flex}');
  expect(cut).toContain('.mt-2\\.5{');
  expect(cut).toContain('.hover\\:underline:hover{');
  expect(cut).toContain('@media (width >= 40rem){.sm\\:grid{');
  expect(cut).not.toContain('.sm\\:flex');
});

it('reads classes as they are written in HTML', () => {
  expect(
    readStylesheet('.\\[\\&\\>source\\]\\:hidden>source{a:b}').forPage(
      '<i class="[&amp;&gt;source]:hidden"><source></i>',
    ),
  ).toContain('source{a:b}');
});

it('does not ask for what stands in parentheses', () => {
  expect(page('<p class="group">')).toContain('.group:is(:where(.peer):checked ~ *)');
  expect(page('<p class="in-data-invalid:red">')).toContain('in-data-invalid');
});

it('keeps rules for elements where they are, each selector by itself', () => {
  expect(page('<textarea></textarea>')).toContain('textarea{border: 0}');
  expect(page('<textarea></textarea>')).not.toContain('table');
  expect(page('<p>')).not.toContain('::file-selector-button');
  expect(page('<input name="a"><input type="file">')).toContain('::file-selector-button');
  expect(page('<input name="a"><p>type="file"</p>')).not.toContain('::file-selector-button');
});

it('keeps rules for states of controls where a page is drawn in them', () => {
  const look = 'class="disabled:flex aria-invalid:red"';
  expect(page(`<input ${look}>`)).not.toMatch(/:disabled|aria-invalid/);
  expect(page(`<input ${look} disabled="" aria-invalid="true">`)).toMatch(/:flex:disabled.*:red\[aria-invalid=true\]/s);
  for (const name of [':flex:disabled', '[aria-invalid=true]']) expect(styles.late).toContain(name);
});

it('keeps what holds for everything in every page, and sends it to none again', () => {
  for (const text of ['--color-ink', 'margin: 0 }', '[hidden]', '@font-face', '@property', '@keyframes']) {
    expect(page('<p>')).toContain(text);
    expect(styles.late).not.toContain(text);
  }
  expect(page('<p>').startsWith('@layer theme, base, utilities;')).toBe(true);
  // A layer that no page named would be the strongest once it follows.
  expect(page('<p>')).toContain('@layer properties;');
  expect(styles.late).toContain('@layer properties {');
});

it('sends after the page every rule for a class or an element, in its layer', () => {
  for (const name of ['.flex', '.mt-2\\.5', '.sm\\:flex', 'table', 'textarea', '::file-selector-button']) {
    expect(styles.late).toContain(name);
  }
  expect(styles.late).toContain('@layer utilities{');
  expect(styles.late).toContain('--tw-leading: initial');
});
