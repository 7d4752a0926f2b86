import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomChoices, type RoomLook } from '@showroom/catalog-data/catalogue/room-choices';
import { roomSurfaces, type RoomSurface } from '@showroom/catalog-data/catalogue/room-surfaces';
import { roomNames, type RoomName } from '@showroom/catalog-data/quartz-room-words';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { findPicture } from '@showroom/pictures/picture-records';
import { parseRoomPlan, type RoomPlan } from '@showroom/room-view/room-plan';
import { VISUALIZER_PATH, type ChosenSlugs, type OfferedRoom } from './room-code.ts';

/** A room with how it was rendered. */
export interface RenderedRoom extends OfferedRoom {
  readonly plan: RoomPlan;
}

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
export const offeredRooms: readonly RenderedRoom[] = roomNames.flatMap((name) => {
  const folder = join(mastersDir, 'rooms', name);
  if (!existsSync(join(folder, 'room.json')) || !existsSync(join(folder, 'light.webp'))) return [];
  const plan = parseRoomPlan(JSON.parse(readFileSync(join(folder, 'room.json'), 'utf8')));
  const surfaces = roomSurfaces.filter((surface) => plan.surfaces.some((one) => one.name === surface));
  const slugsOf = (surface: RoomSurface): readonly string[] =>
    roomChoices[surface].flatMap(({ slug, look }) => (isRendered(look, slug, folder) ? [slug] : []));
  const choices = {
    counter: slugsOf('counter'),
    backsplash: slugsOf('backsplash'),
    cabinets: slugsOf('cabinets'),
    floor: slugsOf('floor'),
    walls: slugsOf('walls'),
    metal: slugsOf('metal'),
  };
  const start = starts[name];
  const cabinets = choices.cabinets.includes(start.cabinets) ? start.cabinets : (choices.cabinets[0] ?? '');
  const floor = choices.floor.includes(start.floor) ? start.floor : (choices.floor[0] ?? '');
  return [{ name, surfaces, choices, plan, start: { ...start, cabinets, floor } }];
});

/** Whether a page is offered: the visualizer is once there is a room. */
export function isPageOffered(path: string): boolean {
  return path !== VISUALIZER_PATH || offeredRooms.length > 0;
}

/** Whether a choice can be shown in a room: floors and woods are pictures, which may still be missing. */
function isRendered(look: RoomLook, slug: string, folder: string): boolean {
  if (look.kind === 'wood') return existsSync(join(folder, `cabinets-${slug}.webp`));
  return look.kind !== 'floor' || findPicture(look.picture) !== null;
}
