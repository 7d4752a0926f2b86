import { quartzColours } from '@showroom/catalog-data/quartz';

import type { QuartzLook } from '../looks/quartz-look.ts';
import { quartzLook } from '../looks/quartz-looks.ts';
import { roomNames, roomWords, type RoomName } from './rooms.ts';

/** One colour seen in one room. */
export type RoomPicture = {
  /** `quartz/<slug>/room` in its own room, `room-2`, `room-3` and so on in the others. */
  readonly name: `quartz/${string}/${string}`;
  readonly part: 'room';
  readonly slug: string;
  readonly room: RoomName;
  readonly alt: string;
};

/** All room pictures, sorted by room, so that who draws them in this order reads each room's light once. */
export function roomPictures(): readonly RoomPicture[] {
  const pictures = quartzColours.flatMap(({ slug, label, look }) =>
    roomsOf(quartzLook(slug)).map((room, index): RoomPicture => {
      const { before, after } = roomWords[room];
      return {
        name: `quartz/${slug}/${index === 0 ? 'room' : `room-${index + 1}`}`,
        part: 'room',
        slug,
        room,
        alt: `${before} in ${label} quartz, ${look}, ${after}`,
      };
    }),
  );
  return roomNames.flatMap((name) => pictures.filter(({ room }) => room === name));
}

/** All rooms, the colour's own first. */
function roomsOf({ room: own }: QuartzLook): readonly RoomName[] {
  return [own, ...roomNames.filter((room) => room !== own)];
}
