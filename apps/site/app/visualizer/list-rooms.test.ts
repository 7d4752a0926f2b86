import { roomChoices } from '@showroom/catalog-data/catalogue/room-choices';
import { roomSurfaces } from '@showroom/catalog-data/catalogue/room-surfaces';
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
