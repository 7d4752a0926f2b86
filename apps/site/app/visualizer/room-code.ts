import { roomSurfaces, type RoomSurface } from '@showroom/catalog-data/catalogue/room-surfaces';
import type { RoomName } from '@showroom/catalog-data/quartz-room-words';

export const VISUALIZER_PATH = '/visualizer';

/** A slug for each surface. An empty backsplash is of the counter's stone. */
export type ChosenSlugs = Readonly<Record<RoomSurface, string>>;

/** A room as a visitor has it. */
export interface RoomDesign {
  readonly room: RoomName;
  readonly chosen: ChosenSlugs;
  /** By how much the used part of the slab is moved, in whole inches: right and down on the slab's picture. */
  readonly xIn: number;
  readonly yIn: number;
  /** Slabs next to each other mirror each other. */
  readonly isBookMatched: boolean;
  /** The code of a plan whose pieces are shown where they fit. Empty: none. */
  readonly plan: string;
  /** Other choices for the same room, to compare with. */
  readonly other: ChosenSlugs | null;
}

/** What the shop offers for a room: what its URL may name. */
export interface OfferedRoom {
  readonly name: RoomName;
  /** Those that can be chosen in it. */
  readonly surfaces: readonly RoomSurface[];
  /** Slugs by surface. */
  readonly choices: Readonly<Record<RoomSurface, readonly string[]>>;
  /** How the room is shown first. */
  readonly start: ChosenSlugs;
}

/** A slab each way: further on, slabs repeat, book-matched ones too. */
export const MOST_X_IN = 126;
export const MOST_Y_IN = 64;

/** The parameter with the code of a plan. */
const PLAN = 'plan';
/** Of some forty pieces. A URL of 4096 characters has room for two of them: one of a request’s plan, and one of its room. */
const LONGEST_PLAN = 1600;
/** Stands for whatever can't be a plan, so that the page can say so. */
const NO_PLAN = '-';

/** The parameter with the choices to compare with, such as `counter.aurora*cabinets.walnut`. */
const OTHER = 'other';

/** Whether a URL names a room or anything in it. */
export function namesRoom(asked: URLSearchParams): boolean {
  return ['room', ...roomSurfaces, 'x', 'y', 'match', PLAN, OTHER].some((name) => asked.has(name));
}

/** Reads a design from a URL. What is unknown or missing is as in the room's start. */
export function parseRoom(asked: URLSearchParams, rooms: readonly [OfferedRoom, ...OfferedRoom[]]): RoomDesign {
  const room = rooms.find(({ name }) => name === asked.get('room')) ?? rooms[0];
  const slugs = new Map(roomSurfaces.flatMap((surface) => asSlug(surface, asked.get(surface))));
  // A room of one's own has the counter's stone on its backsplash, unless it names another.
  const chosen = readChosen(slugs, room, slugs.size === 0 ? room.start : { ...room.start, backsplash: '' });
  const other = readChosen(new Map(listOther(asked.get(OTHER) ?? '')), room, chosen);
  return {
    room: room.name,
    chosen,
    xIn: readInches(asked.get('x'), MOST_X_IN),
    yIn: readInches(asked.get('y'), MOST_Y_IN),
    isBookMatched: asked.get('match') === 'book',
    plan: readPlan(asked.get(PLAN)),
    other: isSameChosen(other, chosen) ? null : other,
  };
}

export function isSameChosen(one: ChosenSlugs, two: ChosenSlugs): boolean {
  return roomSurfaces.every((surface) => one[surface] === two[surface]);
}

/** Writes a design as a query, with its question mark. Equal designs have the same query. */
export function writeRoom(design: RoomDesign, { surfaces }: Pick<OfferedRoom, 'surfaces'>): string {
  const { room, chosen, other, xIn, yIn, isBookMatched, plan } = design;
  const query = new URLSearchParams({ room });
  for (const surface of surfaces) if (chosen[surface] !== '') query.set(surface, chosen[surface]);
  if (xIn !== 0) query.set('x', String(xIn));
  if (yIn !== 0) query.set('y', String(yIn));
  if (isBookMatched) query.set('match', 'book');
  if (plan !== '') query.set(PLAN, plan);
  const differing = other === null ? [] : surfaces.filter((surface) => other[surface] !== chosen[surface]);
  if (other !== null && differing.length > 0) query.set(OTHER, writeOther(other, differing));
  return `?${query}`;
}

/**
 * The URL of a room that shows a plan in its stone.
 *
 * @param from the query of the room that the visitor comes from: its other choices stay
 */
export function roomWithPlanPath(room: RoomName, stone: string, plan: string, from = ''): string {
  const query = new URLSearchParams(from);
  query.set('room', room);
  query.set('counter', stone);
  query.set(PLAN, plan);
  return `${VISUALIZER_PATH}?${query}`;
}

/**
 * The URL of a room that goes along with a plan: it shows the plan, if its URL can carry it.
 *
 * @param room its query
 */
export function roomPath(room: string, plan = ''): string {
  const query = new URLSearchParams(room);
  if (isPlanForRoom(plan)) query.set(PLAN, plan);
  return `${VISUALIZER_PATH}?${query}`;
}

/** The query of a room that shows a plan, with the plan as it has become. Another room’s stays as it is. */
export function followPlan(room: string, plan: string): string {
  const query = new URLSearchParams(room);
  if (!query.has(PLAN)) return room;
  if (isPlanForRoom(plan)) query.set(PLAN, plan);
  else query.delete(PLAN);
  return query.toString();
}

/** The value of the parameter for choices to compare with. */
export function writeOther(other: ChosenSlugs, surfaces: readonly RoomSurface[]): string {
  return surfaces.map((surface) => `${surface}.${other[surface]}`).join('*');
}

/** The slug of each surface, the backsplash's too. */
export function resolveChosen(chosen: ChosenSlugs): ChosenSlugs {
  return chosen.backsplash === '' ? { ...chosen, backsplash: chosen.counter } : chosen;
}

/** Moves the slab. Past half a slab it comes in on the other side. */
export function moveSlab(design: RoomDesign, xIn: number, yIn: number): RoomDesign {
  return {
    ...design,
    xIn: wrap(Math.round(design.xIn + xIn), MOST_X_IN),
    yIn: wrap(Math.round(design.yIn + yIn), MOST_Y_IN),
  };
}

function listOther(code: string): (readonly [RoomSurface, string])[] {
  const slugs = new Map(code.split('*').map((part) => [part.split('.')[0], part.split('.')[1] ?? null]));
  return roomSurfaces.flatMap((surface) => asSlug(surface, slugs.get(surface) ?? null));
}

function asSlug(surface: RoomSurface, slug: string | null): readonly (readonly [RoomSurface, string])[] {
  return slug === null ? [] : [[surface, slug]];
}

function readChosen(
  slugs: ReadonlyMap<RoomSurface, string>,
  { choices }: Pick<OfferedRoom, 'choices'>,
  missing: ChosenSlugs,
): ChosenSlugs {
  const read = (surface: RoomSurface): string => {
    const slug = slugs.get(surface);
    const isKnown =
      slug !== undefined && (choices[surface].includes(slug) || (surface === 'backsplash' && slug === ''));
    return isKnown ? slug : missing[surface];
  };
  return {
    counter: read('counter'),
    backsplash: read('backsplash'),
    cabinets: read('cabinets'),
    floor: read('floor'),
    walls: read('walls'),
    metal: read('metal'),
  };
}

/** Whether a room’s URL can carry the code of a plan. */
export function isPlanForRoom(code: string): boolean {
  return code.length <= LONGEST_PLAN && /^[\w-]+$/.test(code);
}

function readPlan(code: string | null): string {
  if (code === null || code === '') return '';
  return isPlanForRoom(code) ? code : NO_PLAN;
}

function readInches(text: string | null, most: number): number {
  return text !== null && /^-?\d{1,6}$/.test(text) ? wrap(Number(text), most) : 0;
}

function wrap(inches: number, most: number): number {
  const around = 2 * most;
  const rest = (((inches + most) % around) + around) % around;
  return rest - most;
}
