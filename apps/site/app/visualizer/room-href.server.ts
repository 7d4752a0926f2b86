import { findProduct } from '@showroom/catalog-data/catalogue/product-families';
import { roomChoices } from '@showroom/catalog-data/catalogue/room-choices';
import type { RoomSurface } from '@showroom/catalog-data/catalogue/room-surfaces';
import type { RoomName } from '@showroom/catalog-data/quartz-room-words';
import { offeredRooms } from './list-rooms.server.ts';
import { VISUALIZER_PATH } from './room-code.ts';

/** The URL of a room with a product in it; null if it can't be shown in one. */
export function findRoomHref(family: string, slug: string): string | null {
  switch (family) {
    case 'quartz':
      return writeHref('counter', slug);
    case 'flooring':
      return writeHref('floor', slug);
    case 'kitchen-faucets':
      return writeHref('metal', readMetal(findProduct('kitchen-faucets', slug)?.finish), 'kitchen');
    case 'bathroom-faucets':
      return writeHref('metal', readMetal(findProduct('bathroom-faucets', slug)?.finish), 'bathroom');
    default:
      return null;
  }
}

function writeHref(surface: RoomSurface, slug: string, name?: RoomName): string | null {
  const room = offeredRooms.find((one) => one.name === (name ?? offeredRooms[0].name));
  if (!room?.surfaces.includes(surface) || !room.choices[surface].includes(slug)) return null;
  return `${VISUALIZER_PATH}?${new URLSearchParams({ ...(name ? { room: name } : {}), [surface]: slug })}`;
}

/** The metal of a faucet's finish: “Matte black, brushed brass spring” is matte black. */
function readMetal(finish: string | undefined): string {
  return roomChoices.metal.find(({ label }) => label === finish?.split(',')[0])?.slug ?? '';
}
