import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPictureKind } from './read-picture-kind.ts';

const text = (words: string) => Array.from(words, (letter) => letter.codePointAt(0) ?? 0);

const file = (brand: string) => Uint8Array.from([0, 0, 0, 24, ...text('ftyp'), ...text(brand), 0, 0, 0, 0]);

describe('the first bytes of a file', () => {
  it('tell a PNG and its size', () => {
    const start = [0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...text('IHDR')];
    const bytes = Uint8Array.from([...start, 0, 0, 0x2e, 0xe0, 0, 0, 0x23, 0x28, 8, 2]);
    expect(readPictureKind(bytes)).toEqual({ format: 'png', size: { width: 12_000, height: 9000 } });
  });

  it('tell a JPEG and its size, behind what the camera wrote', () => {
    const camera = [0xff, 0xe1, 0x00, 0x08, ...text('Exif'), 0, 0];
    const frame = [0xff, 0xc2, 0x00, 0x11, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3];
    const bytes = Uint8Array.from([0xff, 0xd8, ...camera, 0xff, ...frame, 0, 0, 0]);
    expect(readPictureKind(bytes)).toEqual({ format: 'jpeg', size: { width: 4000, height: 3000 } });
  });

  it('tell a photo of an iPhone, but not a video', () => {
    expect(readPictureKind(file('heic')).format).toBe('heic');
    expect(readPictureKind(file('mp42')).format).toBe('other');
  });

  it('never throw, whatever they are', () => {
    const starts = fc.constantFrom([], [0xff, 0xd8], [0xff, 0xd8, 0xff, 0xe1], [0x89, 0x50, 0x4e, 0x47]);
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 60 }), (start, rest) => {
        readPictureKind(Uint8Array.from([...start, ...rest]));
      }),
    );
  });
});
