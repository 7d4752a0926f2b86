import { findRoomChoice } from '@showroom/catalog-data/catalogue/room-choices';
import type { SurfaceName } from '@showroom/room-view/surface-names';

import type { PickedRoom } from './compose-room.ts';
import type { RoomName } from './rooms.ts';

type Dress = { readonly cabinets: string; readonly floor: string; readonly walls: string; readonly metal: string };

/** What surrounds the stone, so that any colour suits it. The alt texts in `quartz/room-words.ts` describe it. */
export const dress: Readonly<Record<RoomName, Dress>> = {
  kitchen: { cabinets: 'sage', floor: 'nipigon-white-oak-brushed', walls: 'chalk', metal: 'brushed-brass' },
  bathroom: { cabinets: 'walnut', floor: 'terrace-bay-slate', walls: 'linen', metal: 'brushed-nickel' },
  bar: { cabinets: 'spruce', floor: 'nipigon-white-oak-brushed', walls: 'chalk', metal: 'brushed-brass' },
  galley: { cabinets: 'harbour', floor: 'nipigon-white-oak-brushed', walls: 'chalk', metal: 'brushed-brass' },
  laundry: { cabinets: 'dove', floor: 'terrace-bay-slate', walls: 'chalk', metal: 'polished-nickel' },
};

/** The choices of a room whose counter and backsplash are of one stone. */
export function dressRoom(room: RoomName, stone: string): PickedRoom {
  const [counter, backsplash] = (['counter', 'backsplash'] as const).map((name) => findRoomChoice(name, stone));
  const rest = Object.entries(dress[room]).map(([surface, slug]) => {
    const choice = findRoomChoice(surface as SurfaceName, slug);
    if (!choice) throw new Error(`The ${room} has no choice “${slug}” for its ${surface}.`);
    return [surface, choice] as const;
  });
  return { counter, backsplash, ...Object.fromEntries(rest) };
}
