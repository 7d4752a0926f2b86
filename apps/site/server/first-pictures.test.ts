import { findPicture, pictureNames } from '@showroom/pictures/picture-records';
import { expect, test } from 'vitest';
import { listFirstPictures } from './first-pictures.ts';

test('every picture has a small placeholder, and nothing is listed twice or in vain', () => {
  const files = listFirstPictures();
  expect(files.filter(({ name }) => findPicture(name) === null)).toEqual([]);
  const addresses = files.map(({ name, width, format }) => `${name}.${width}.${format}`);
  expect(addresses).toHaveLength(new Set(addresses).size);
  const standIns = new Set(files.filter(({ format }) => format === 'webp').map(({ name }) => name));
  expect(pictureNames.filter((name) => !standIns.has(name))).toEqual([]);
});
