import { access } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { quartzPictures } from '../quartz/quartz-picture.ts';
import { scenesDir } from '../rendering/blender.ts';
import { roomPictures } from '../rooms/room-picture.ts';
import { studioPictures } from './index.ts';

const rendered = studioPictures();
const all = [...quartzPictures, ...roomPictures(), ...rendered];

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the records of pictures', () => {
  it('have unique names that are valid in URLs', () => {
    expect(repeated(all.map(({ name }) => name))).toEqual([]);
    expect(all.map(({ name }) => name).filter((name) => !/^[a-z0-9-]+(\/[a-z0-9-]+){1,2}$/.test(name))).toEqual([]);
  });

  it('have unique alt texts that describe the picture', () => {
    expect(repeated(rendered.map(({ alt }) => alt))).toEqual([]);
    expect(rendered.filter(({ alt }) => alt.length < 60 || !alt.endsWith('.')).map(({ name }) => name)).toEqual([]);
  });

  it('have sizes and light paths that render in reasonable time', () => {
    const odd = rendered.filter(
      ({ width, height, samples, renderer }) =>
        Math.max(width, height) > (renderer === 'flat' ? 2400 : 1600) || Math.min(width, height) < 600 || samples > 64,
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('have existing scripts', async () => {
    for (const script of new Set(rendered.map((picture) => picture.script))) {
      await expect(access(join(scenesDir, `${script.replaceAll('.', '/')}.py`)), script).resolves.toBeUndefined();
    }
  });
});
