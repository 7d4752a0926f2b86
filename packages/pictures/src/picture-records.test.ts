import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureUrl, pictureWidths, socialPictureUrl, toPictureSource, type PictureRecord } from './picture-source.ts';
import { findPicture, findPictures } from './picture-records.ts';
import recordsByName from './picture-records.generated.json' with { type: 'json' };

const slab: PictureRecord = {
  name: 'quartz/aurora/slab',
  width: 1600,
  height: 813,
  dominantColour: '#e9e6df',
  alt: 'Aurora quartz slab',
  hash: '1a2b3c4d5e6f7a8b',
};

const isWhole = ({ width, height, hash, dominantColour, alt }: PictureRecord) =>
  width > 0 && height > 0 && hash.length >= 8 && /^#[0-9a-f]{6}$/i.test(dominantColour) && alt.trim() !== '';

describe('pictures', () => {
  it('have URLs of name, hash, width and format', () => {
    expect(pictureUrl(slab, 800, 'avif')).toBe('/pictures/quartz/aurora/slab.1a2b3c4d.800.avif');
  });

  it('are offered in every width up to the master’s', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), (width) => {
        const { sources, src } = toPictureSource({ ...slab, width });
        const offered = [...sources.avif.matchAll(/ (\d+)w/g)].map(([, digits]) => Number(digits));
        const fitting = pictureWidths.filter((each) => each <= width);
        expect(offered).toEqual(fitting);
        expect(sources.webp).toBe(sources.avif.replaceAll('.avif', '.webp'));
        if (fitting.length > 0) expect(sources.webp).toContain(`${src} `);
        else expect(src).toBe('/pictures/quartz/aurora/slab.1a2b3c4d.full.webp');
      }),
    );
  });

  it('are enlarged to the master itself', () => {
    expect(pictureUrl(slab, 'full', 'webp')).toBe('/pictures/quartz/aurora/slab.1a2b3c4d.full.webp');
  });

  it('have one JPEG of a fixed width for link previews', () => {
    expect(socialPictureUrl(slab)).toBe('/pictures/quartz/aurora/slab.1a2b3c4d.1200.jpg');
  });

  it('are limited to the widths that a caller asks for', () => {
    expect(toPictureSource({ ...slab, width: 1000 }, { widths: [400, 1600] })).toMatchObject({
      src: '/pictures/quartz/aurora/slab.1a2b3c4d.400.webp',
      sources: { avif: '/pictures/quartz/aurora/slab.1a2b3c4d.400.avif 400w' },
    });
  });

  it('are found by their exact names', () => {
    for (const name of ['', 'constructor', '__proto__', 'toString', '../secret']) expect(findPicture(name)).toBeNull();
    const known = Object.keys(recordsByName);
    expect(findPictures(['no/such', ...known]).map(({ name }) => name)).toEqual(known);
  });

  it('have a size, a hash, a colour and an alt text', () => {
    expect(findPictures(Object.keys(recordsByName)).filter((record) => !isWhole(record))).toEqual([]);
  });
});
