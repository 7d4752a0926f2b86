import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomChoices } from '@showroom/catalog-data/catalogue/room-choices';
import { roomSurfaces, type RoomSurface } from '@showroom/catalog-data/catalogue/room-surfaces';
import { roomNames, type RoomName } from '@showroom/catalog-data/quartz-room-words';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { parseRoomPlan, type RoomPlan } from '@showroom/room-view/room-plan';
import type { ChosenSlugs, OfferedRoom } from './room-code.ts';

/** A room with how it was rendered. */
export interface RenderedRoom extends OfferedRoom {
  readonly plan: RoomPlan;
  /** The number of the face that the slab is dragged on. */
  readonly grip: number;
}

/** The largest level face of each counter. */
const gripFaces: Readonly<Record<RoomName, number>> = { kitchen: 60, bathroom: 13, bar: 17, galley: 30, laundry: 21 };

const slugsOf = (surface: RoomSurface): readonly string[] => roomChoices[surface].map(({ slug }) => slug);
const choices = {
  counter: slugsOf('counter'),
  backsplash: slugsOf('backsplash'),
  cabinets: slugsOf('cabinets'),
  floor: slugsOf('floor'),
  walls: slugsOf('walls'),
  metal: slugsOf('metal'),
};

/** How each room is shown first: a different stone and different cabinets in each. */
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

const [firstName, ...otherNames] = roomNames;

/** The rooms, with what each can be shown in. */
export const offeredRooms: readonly [RenderedRoom, ...RenderedRoom[]] = [
  readRoom(firstName),
  ...otherNames.map(readRoom),
];

function readRoom(name: RoomName): RenderedRoom {
  const plan = parseRoomPlan(JSON.parse(readFileSync(join(mastersDir, 'rooms', name, 'room.json'), 'utf8')));
  const surfaces = roomSurfaces.filter((surface) => plan.surfaces.some((one) => one.name === surface));
  return { name, surfaces, choices, plan, grip: gripFaces[name], start: starts[name] };
}
