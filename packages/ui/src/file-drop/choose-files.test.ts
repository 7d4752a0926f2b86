import { describe, expect, test } from 'vitest';
import { addFiles, defaultFileDropMessages, type FileRules } from './choose-files.ts';
import { formatBytes } from './format-bytes.ts';

const rules: FileRules = {
  accept: '.jpg,image/png,application/pdf',
  maxFiles: 3,
  maxBytes: 1000,
  messages: defaultFileDropMessages,
};

const file = (name: string, type = 'application/pdf', bytes = 10) =>
  new File(['x'.repeat(bytes)], name, { type, lastModified: 1 });

describe('adding files', () => {
  test('keeps those selected before', () => {
    const before = file('plan.pdf');
    const after = file('photo.JPG', '');
    expect(addFiles([before], [after], rules)).toEqual({ files: [before, after], problems: [] });
  });

  test('adds the same file once', () => {
    expect(addFiles([file('plan.pdf')], [file('plan.pdf')], rules).files).toHaveLength(1);
  });

  test('rejects a wrong type, by extension or media type, and names it', () => {
    const choice = addFiles([], [file('model.skp', ''), file('plan.pdf')], rules);
    expect(choice.files.map(({ name }) => name)).toEqual(['plan.pdf']);
    expect(choice.problems).toEqual(["model.skp isn't a supported file type"]);
  });

  test('accepts a file of exactly the limit, but not one byte more', () => {
    const choice = addFiles([], [file('fits.pdf', undefined, 1000), file('over.pdf', undefined, 1001)], rules);
    expect(choice.files.map(({ name }) => name)).toEqual(['fits.pdf']);
    expect(choice.problems).toEqual(['over.pdf is larger than 1 kB']);
  });

  test('stops at the maximum number', () => {
    const choice = addFiles([file('1.pdf'), file('2.pdf')], [file('3.pdf'), file('4.pdf'), file('5.pdf')], rules);
    expect(choice.files).toHaveLength(3);
    expect(choice.problems).toEqual(['Choose at most 3 files']);
  });

  test('replaces the file if only one is allowed', () => {
    const single = { ...rules, maxFiles: 1 };
    expect(addFiles([file('1.pdf')], [file('2.pdf')], single).files.map(({ name }) => name)).toEqual(['2.pdf']);
    expect(addFiles([file('1.pdf')], [file('x.skp', '')], single).files.map(({ name }) => name)).toEqual(['1.pdf']);
  });

  test('applies the caller’s rule', () => {
    const own = {
      ...rules,
      checkFile: ({ name }: File) => (name.startsWith('~') ? `${name} is a temporary file` : null),
    };
    expect(addFiles([], [file('~plan.pdf')], own).problems).toEqual(['~plan.pdf is a temporary file']);
  });
});

test.each([
  [999, '999 bytes'],
  [160_000, '160 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [2_400_000, '2.4 MB'],
  [10_000_000, '10 MB'],
])('shows %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
