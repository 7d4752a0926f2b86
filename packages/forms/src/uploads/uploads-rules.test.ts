import { uploadMaxBytes } from '@showroom/catalog-data/limits';
import { describe, expect, it } from 'vitest';
import { checkUploads, listUploads, UPLOAD_FIELD } from './uploads-rules.ts';

const drawing = { name: 'kitchen.pdf', size: 2000, type: 'application/pdf' };

describe('choosing files', () => {
  it.each([
    ['a PDF', drawing, []],
    ['a photo', { name: 'IMG_1.JPG', size: uploadMaxBytes, type: 'image/jpeg' }, []],
    ['what an iPhone makes', { name: 'IMG_1.HEIC', size: 2000, type: 'image/heic' }, []],
    ['the same where the system knows no type for it', { name: 'IMG_1.HEIC', size: 2000, type: '' }, []],
    ['a file whose type the system does not know', { ...drawing, type: '' }, []],
    ['one byte too many', { ...drawing, size: uploadMaxBytes + 1 }, ['kitchen.pdf is larger than 10MB']],
    ['an empty file', { ...drawing, size: 0 }, ['kitchen.pdf is empty']],
    [
      'another kind',
      { name: 'plan.svg', size: 10, type: 'image/svg+xml' },
      ['plan.svg isn’t a JPG, PNG, HEIC or PDF file'],
    ],
    [
      'another kind without a type',
      { name: 'plan.dwg', size: 10, type: '' },
      ['plan.dwg isn’t a JPG, PNG, HEIC or PDF file'],
    ],
  ])('checks %s', (_goal, file, messages) => {
    expect(checkUploads([file])).toEqual(messages);
  });

  it('allows at most five files', () => {
    expect(checkUploads(Array.from({ length: 5 }, () => drawing))).toEqual([]);
    expect(checkUploads(Array.from({ length: 6 }, () => drawing))).toEqual(['Choose at most 5 files']);
  });

  it('ignores an empty file input', () => {
    const formData = new FormData();
    formData.append(UPLOAD_FIELD, new File([], ''));
    formData.append(UPLOAD_FIELD, new File(['%PDF'], 'kitchen.pdf', { type: 'application/pdf' }));
    expect(listUploads(formData).map(({ name }) => name)).toEqual(['kitchen.pdf']);
  });
});
