import { expect, it } from 'vitest';
import { fileOf, jpegFile, pdfFile, pngFile } from '../testing/sample-input.ts';
import { detectUploadType, sanitiseFileName } from './uploads.ts';

it.each([jpegFile(), pngFile(), pdfFile()])('recognizes $type by its content', async ({ path, type }) => {
  expect(await detectUploadType(path)).toBe(type);
});

it.each([
  ['nothing', ''],
  ['plain text', 'just words'],
  ['a web page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing that can hold scripts', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
  ['an archive', 'PK\u0003\u0004\u0014\u0000\u0000\u0000'],
  ['a program', 'MZ\u0090\u0000\u0003'],
  ['the first bytes of a PNG', '\u0089PN'],
])('rejects %s', async (_title, content) => {
  const { path } = fileOf('file', 'image/png', Buffer.from(content, 'latin1'));
  expect(await detectUploadType(path)).toBeNull();
});

it.each([
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  [String.raw`C:\Users\me\plan.PDF`, 'application/pdf', 'plan.pdf'],
  ['photo.exe', 'image/jpeg', 'photo.exe.jpg'],
  ['cuisine été.jpeg', 'image/jpeg', 'cuisine été.jpeg'],
  ['a"b\r\nc;d.png', 'image/png', 'a-b c-d.png'],
  ['photo\u202Egpj.exe', 'image/png', 'photogpj.exe.png'],
  ['.htaccess', 'image/png', 'htaccess.png'],
  ['', 'image/png', 'file.png'],
  [`${'n'.repeat(300)}.png`, 'image/png', `${'n'.repeat(100)}.png`],
] as const)('makes %j a safe file name for downloads', (name, type, expected) => {
  expect(sanitiseFileName(name, type)).toBe(expected);
});
