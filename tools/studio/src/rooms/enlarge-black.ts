import type { LitRoom } from './compose-room.ts';

/** Light, interleaved RGB, as it was rendered: smaller than the room, around the same middle. */
type SmallLight = { readonly width: number; readonly height: number; readonly light: Float32Array };

type Lit = Pick<LitRoom, 'width' | 'height' | 'white' | 'mask'>;

/** How much of a small point is stone before its light is taken for that of stone alone. */
const allStone = 0.97;
/** How much of a small point is not stone before its light tells of what is not. */
const enoughElse = 0.12;
/** How far, in small points, the light of stone is carried to where none is seen whole. */
const reach = 6;

/**
 * The light of a room with black stone, at full size, from a small render of it. On stone there is only what polish mirrors,
 * which is soft. Everything else differs from the room with white stone by the light that stone throws back, which is
 * softer still: the small render says by how much, the large one keeps every edge.
 */
export function enlargeBlack(small: SmallLight, room: Lit): Float32Array {
  const cells = sortIntoCells(small, room);
  const mirrored = mirroredLight(small, cells);
  const { less, than } = bounceOf(small, cells, mirrored);
  const { width, height, white } = room;
  const black = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const stone = coverage(room, x, y);
      const corners = cornersAt(small, cells, x, y);
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * width + x) * 3 + channel;
        const share = mixed(less, corners, channel) / Math.max(mixed(than, corners, channel), 1e-9);
        const beside = stone > 0 && stone < 1 ? elseBeside(room, x, y, channel) : (white[at] ?? 0);
        const light = stone * mixed(mirrored, corners, channel) + (1 - stone) * beside * Math.min(share, 1);
        black[at] = Math.min(light, white[at] ?? 0);
      }
    }
  }
  return black;
}

/** How much of a point of the room is stone. */
function coverage({ width, mask }: Lit, x: number, y: number): number {
  const at = 4 * y * width + 2 * x;
  const below = at + 2 * width;
  const seen = [mask[at], mask[at + 1], mask[below], mask[below + 1]];
  return seen.filter((number) => (number ?? 0) > 0).length / 4;
}

/** The white light of what is not stone around a point on its edge. */
function elseBeside(room: Lit, x: number, y: number, channel: number): number {
  let [sum, count] = [0, 0];
  for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, room.height - 1); row += 1) {
    for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, room.width - 1); column += 1) {
      if (coverage(room, column, row) > 0) continue;
      sum += room.white[(row * room.width + column) * 3 + channel] ?? 0;
      count += 1;
    }
  }
  return count > 0 ? sum / count : (room.white[(y * room.width + x) * 3 + channel] ?? 0);
}

/** Of each small point: how much of it is stone, and the mean white light of the rest. */
type Cells = {
  readonly scale: number;
  readonly top: number;
  readonly stone: Float32Array;
  readonly rest: Float32Array;
};

function sortIntoCells(small: SmallLight, room: Lit): Cells {
  const scale = room.width / small.width;
  const top = small.height / 2 - room.height / 2 / scale;
  const count = small.width * small.height;
  const [stone, points, wholly] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const rest = new Float32Array(count * 3);
  for (let y = 0; y < room.height; y += 1) {
    const row = Math.min(Math.max(Math.floor((y + 0.5) / scale + top), 0), small.height - 1);
    for (let x = 0; x < room.width; x += 1) {
      const cell = row * small.width + Math.min(Math.floor((x + 0.5) / scale), small.width - 1);
      const share = coverage(room, x, y);
      points[cell] = (points[cell] ?? 0) + 1;
      stone[cell] = (stone[cell] ?? 0) + share;
      if (share > 0) continue;
      wholly[cell] = (wholly[cell] ?? 0) + 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = cell * 3 + channel;
        rest[at] = (rest[at] ?? 0) + (room.white[(y * room.width + x) * 3 + channel] ?? 0);
      }
    }
  }
  for (let cell = 0; cell < count; cell += 1) {
    stone[cell] = (stone[cell] ?? 0) / Math.max(points[cell] ?? 0, 1);
    for (let channel = 0; channel < 3; channel += 1) {
      rest[cell * 3 + channel] = (rest[cell * 3 + channel] ?? 0) / Math.max(wholly[cell] ?? 0, 1);
    }
  }
  return { scale, top, stone, rest };
}

/** What the polish mirrors, carried over its edges. */
function mirroredLight({ width, height, light }: SmallLight, { stone }: Cells): Float32Array {
  const mirrored = new Float32Array(light.length);
  let known = Uint8Array.from(stone, (share) => (share > allStone ? 1 : 0));
  for (const [cell, isKnown] of known.entries()) {
    if (isKnown) mirrored.set(light.subarray(cell * 3, cell * 3 + 3), cell * 3);
  }
  for (let step = 0; step < reach; step += 1) {
    const before = known;
    known = before.slice();
    for (let cell = 0; cell < before.length; cell += 1) {
      if (before[cell]) continue;
      const near = neighbours(cell, width, height).filter((each) => before[each]);
      if (near.length === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const sum = near.reduce((total, each) => total + (mirrored[each * 3 + channel] ?? 0), 0);
        mirrored[cell * 3 + channel] = sum / near.length;
      }
      known[cell] = 1;
    }
  }
  return mirrored;
}

function neighbours(cell: number, width: number, height: number): readonly number[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const found: number[] = [];
  for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row += 1) {
    for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column += 1) {
      found.push(row * width + column);
    }
  }
  return found;
}

/** The light of what is not stone with black stone (`less`) and with white (`than`), both blurred alike. */
function bounceOf(small: SmallLight, { stone, rest }: Cells, mirrored: Float32Array) {
  const [less, than] = [new Float32Array(rest.length), new Float32Array(rest.length)];
  for (let cell = 0; cell < stone.length; cell += 1) {
    const share = 1 - (stone[cell] ?? 0);
    if (share < enoughElse) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = cell * 3 + channel;
      const own = ((small.light[at] ?? 0) - (1 - share) * (mirrored[at] ?? 0)) / share;
      if ((rest[at] ?? 0) === 0) continue;
      less[at] = share ** 2 * Math.max(own, 0);
      than[at] = share ** 2 * (rest[at] ?? 0);
    }
  }
  return { less: blurred(less, small), than: blurred(than, small) };
}

/** Twice a mean of three by three. */
function blurred(values: Float32Array, { width, height }: SmallLight): Float32Array {
  let from = values;
  for (let pass = 0; pass < 2; pass += 1) {
    const to = new Float32Array(from.length);
    for (let cell = 0; cell < width * height; cell += 1) {
      for (const each of neighbours(cell, width, height)) {
        for (let channel = 0; channel < 3; channel += 1) {
          to[cell * 3 + channel] = (to[cell * 3 + channel] ?? 0) + (from[each * 3 + channel] ?? 0) / 9;
        }
      }
    }
    from = to;
  }
  return from;
}

type Corners = readonly (readonly [cell: number, share: number])[];

/** The four small points around a point of the room. */
function cornersAt(small: SmallLight, { scale, top }: Cells, x: number, y: number): Corners {
  const across = Math.min(Math.max((x + 0.5) / scale - 0.5, 0), small.width - 1.001);
  const down = Math.min(Math.max((y + 0.5) / scale + top - 0.5, 0), small.height - 1.001);
  const [left, upper] = [Math.floor(across), Math.floor(down)];
  const [right, lower] = [across - left, down - upper];
  const cell = upper * small.width + left;
  return [
    [cell, (1 - right) * (1 - lower)],
    [cell + 1, right * (1 - lower)],
    [cell + small.width, (1 - right) * lower],
    [cell + small.width + 1, right * lower],
  ];
}

function mixed(values: Float32Array, corners: Corners, channel: number): number {
  let sum = 0;
  for (const [cell, share] of corners) sum += (values[cell * 3 + channel] ?? 0) * share;
  return sum;
}
