import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomChoices } from '@showroom/catalog-data/catalogue/room-choices';
import { roomSurfaces, type RoomSurface } from '@showroom/catalog-data/catalogue/room-surfaces';
import { roomNames, type RoomName } from '@showroom/catalog-data/quartz-room-words';
import { mastersDir } from '@showroom/pictures/masters-dir';
import type { ChosenSlugs, OfferedRoom } from './room-code.ts';

/** How each room is shown first: five different stones, woods and paints. */
const starts: Readonly<Record<RoomName, ChosenSlugs>> = {
  kitchen: {
    counter: 'aurora',
    backsplash: '',
    cabinets: 'spruce',
    floor: 'nipigon-white-oak-brushed',
    walls: 'chalk',
    metal: 'brushed-brass',
  },
  bathroom: {
    counter: 'glacier-oro',
    backsplash: '',
    cabinets: 'walnut',
    floor: 'marathon-cement-porcelain',
    walls: 'mist',
    metal: 'brushed-brass',
  },
  bar: {
    counter: 'sahara-noir',
    backsplash: '',
    cabinets: 'oak',
    floor: 'superior-walnut-natural',
    walls: 'clay',
    metal: 'oil-rubbed-bronze',
  },
  galley: {
    counter: 'white-valley',
    backsplash: '',
    cabinets: 'linen',
    floor: 'lakehead-oak-herringbone',
    walls: 'linen',
    metal: 'brushed-nickel',
  },
  laundry: {
    counter: 'ice-azul',
    backsplash: '',
    cabinets: 'sage',
    floor: 'terrace-bay-slate',
    walls: 'chalk',
    metal: 'matte-black',
  },
};

/** The rooms that are rendered, with what each can be shown in. Empty before there is one. */
export const offeredRooms: readonly OfferedRoom[] = roomNames.flatMap((name) => {
  const folder = join(mastersDir, 'rooms', name);
  if (!existsSync(join(folder, 'room.json')) || !existsSync(join(folder, 'light.webp'))) return [];
  const surfaces = readSurfaces(join(folder, 'room.json'));
  const slugsOf = (surface: RoomSurface): readonly string[] =>
    roomChoices[surface].flatMap(({ slug, look }) =>
      look.kind !== 'wood' || existsSync(join(folder, `cabinets-${slug}.webp`)) ? [slug] : [],
    );
  const choices = {
    counter: slugsOf('counter'),
    backsplash: slugsOf('backsplash'),
    cabinets: slugsOf('cabinets'),
    floor: slugsOf('floor'),
    walls: slugsOf('walls'),
    metal: slugsOf('metal'),
  };
  const start = starts[name];
  const isRendered = choices.cabinets.includes(start.cabinets);
  return [{ name, surfaces, choices, start: isRendered ? start : { ...start, cabinets: choices.cabinets[0] ?? '' } }];
});

/** Surfaces that a room's file names, in the order in which they are asked. */
function readSurfaces(file: string): readonly RoomSurface[] {
  const text = readFileSync(file, 'utf8');
  const { surfaces }: { readonly surfaces: readonly { readonly name: string }[] } = JSON.parse(text);
  return roomSurfaces.filter((surface) => surfaces.some(({ name }) => name === surface));
}
