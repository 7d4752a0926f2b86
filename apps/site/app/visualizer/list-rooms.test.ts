import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { roomChoices } from '@showroom/catalog-data/catalogue/room-choices';
import { roomSurfaces } from '@showroom/catalog-data/catalogue/room-surfaces';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { findPicture } from '@showroom/pictures/picture-records';
import { expect, it } from 'vitest';
import { offeredRooms } from './list-rooms.server.ts';

it('shows each room first in choices that it has', () => {
  for (const { choices, name, start, surfaces } of offeredRooms) {
    expect(surfaces, name).toContain('counter');
    for (const surface of roomSurfaces) {
      const slugs = surface === 'backsplash' ? ['', ...choices.backsplash] : choices[surface];
      expect(slugs, `${name}: ${surface}`).toContain(start[surface]);
      expect(roomChoices[surface].map(({ slug }) => slug)).toEqual(expect.arrayContaining([...choices[surface]]));
    }
  }
});

it.each(roomChoices.floor)('has a picture of the floor $slug', ({ slug }) => {
  expect(findPicture(`room-floors/${slug}`)).not.toBeNull();
});

it.each(offeredRooms)('has a picture of the cabinets of the $name in each wood', ({ name }) => {
  const woods = roomChoices.cabinets.filter(({ look }) => look.kind === 'wood');
  const missing = woods.filter(({ slug }) => !existsSync(join(mastersDir, 'rooms', name, `cabinets-${slug}.webp`)));
  expect(missing).toEqual([]);
});

it.each(offeredRooms)('drags the slab of the $name on a level face of its counter', ({ grip, plan }) => {
  const face = plan.faces.find(({ number }) => number === grip);
  expect(face?.surface).toBe('counter');
  // The camera is level: depth doesn't change across the picture, and grows towards its top.
  const [, , , , , , across = NaN, down = NaN] = face?.matrix ?? [];
  expect(Math.abs(across)).toBeLessThan(0.01);
  expect(down).toBeGreaterThan(0);
});
