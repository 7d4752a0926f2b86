import { roomChoices, type RoomChoice } from '@showroom/catalog-data/catalogue/room-choices';
import { findQuartzColour, quartzColours, quartzPictureNames } from '@showroom/catalog-data/quartz';
import { roomWords, type RoomName } from '@showroom/catalog-data/quartz-room-words';
import { quartzTones } from '@showroom/catalog-data/quartz-trait-words';
import { findPicture, findPictures } from '@showroom/pictures/picture-records';
import { pictureUrl, toPictureSource } from '@showroom/pictures/picture-source';
import { pageWords } from '../../seo/page-words.server.ts';
import { offeredRooms, type RenderedRoom } from '../list-rooms.server.ts';
import { readShownPlan } from '../plan/read-shown-plan.server.ts';
import { namesRoom, parseRoom, writeRoom } from '../room-code.ts';
import { roomPicturePath } from './room-paths.ts';
import { findRoomVersion } from './room-version.server.ts';
import { describeRoom, type RoomOption, type RoomOptions, type RoomSwatch, type ShownRoom } from './room-options.ts';

const SWATCH_WIDTH = 400;
const TEXTURE_WIDTH = 1600;

/** Everything that the rooms can be shown in, with a swatch of each. */
export const roomOptions: RoomOptions = {
  counter: roomChoices.counter.map(toOption),
  cabinets: roomChoices.cabinets.map(toOption),
  floor: roomChoices.floor.map(toOption),
  walls: roomChoices.walls.map(toOption),
  metal: roomChoices.metal.map(toOption),
};

/**
 * Loads the rooms, with what the page says about them.
 *
 * @param isExported no server composes pictures: only the stone can be chosen, among the pictures of the colour pages
 */
export async function loadShownRooms(isExported = false): Promise<readonly [ShownRoom, ...ShownRoom[]]> {
  const show = async (room: RenderedRoom) => ({
    ...room,
    label: roomWords[room.name].label,
    version: await findRoomVersion(room.name),
    ...(isExported ? { surfaces: ['counter'] as const, fixed: listFixed(room.name) } : { fixed: null }),
  });
  const [first, ...others] = offeredRooms;
  return [await show(first), ...(await Promise.all(others.map(show)))];
}

/** Loads the room of the URL, and what it can be shown in. */
export async function loadVisualizer(params: URLSearchParams, isExported: boolean) {
  const rooms = await loadShownRooms(isExported);
  const asked = parseRoom(params, rooms);
  const plan = isExported ? null : readShownPlan(asked.plan);
  const design = { ...asked, plan: plan?.code ?? '' };
  const room = rooms.find(({ name }) => name === design.room) ?? rooms[0];
  return {
    page: pageWords('/visualizer'),
    rooms,
    options: roomOptions,
    tones: quartzTones,
    design,
    plan,
    /** The URL has a plan that can't be shown. */
    isPlanUnreadable: asked.plan !== '' && plan === null,
    /** For link previews. */
    sharePicture: isExported
      ? null
      : {
          path: roomPicturePath(room.version, writeRoom({ ...design, other: null }, room), { format: 'jpg' }),
          alt: describeRoom(roomOptions, room, design.chosen),
        },
    /** Whether a visitor has chosen anything yet. */
    isStart: !namesRoom(params),
  };
}

export type VisualizerFacts = Awaited<ReturnType<typeof loadVisualizer>>;

/** The pictures of a room that the colour pages show, by stone. */
function listFixed(name: RoomName): ShownRoom['fixed'] {
  const { before } = roomWords[name];
  return Object.fromEntries(
    quartzColours.flatMap(({ slug }) => {
      const record = findPictures(quartzPictureNames(slug)).find(({ alt }) => alt.startsWith(before));
      const source = record && toPictureSource(record);
      return source ? [[slug, { src: source.src, srcSet: source.sources.webp }]] : [];
    }),
  );
}

function toOption({ slug, label, group, look, path }: RoomChoice): RoomOption {
  const stone = look.kind === 'slab' ? findQuartzColour(slug) : undefined;
  const words = [stone?.traits.tone, label, group, stone?.look].filter(Boolean).join(' ').toLowerCase();
  const slab = look.kind === 'slab' ? findPicture(look.picture) : null;
  const texture = slab ? pictureUrl(slab, TEXTURE_WIDTH, 'avif') : undefined;
  return { slug, label, group, path, words, swatch: toSwatch(look, group), texture };
}

function toSwatch(look: RoomChoice['look'], group: string): RoomSwatch {
  if (look.kind === 'colour') return { kind: group === 'Metal' ? 'metal' : 'paint', hex: look.hex };
  const record = findPicture(look.kind === 'wood' ? look.swatch : look.picture);
  const src = record ? pictureUrl(record, SWATCH_WIDTH, 'webp') : '';
  if (look.kind !== 'floor') return { kind: look.kind, src };
  return { kind: 'floor', src, sizeIn: { widthIn: look.widthIn, heightIn: look.heightIn } };
}
