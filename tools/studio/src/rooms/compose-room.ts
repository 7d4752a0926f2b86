import { addSlabLight, type SlabTexture } from './slab-texture.ts';

/** A room lit once: all a slab needs to be seen in it. */
export type LitRoom = {
  readonly width: number;
  readonly height: number;
  /** Linear light with black stone: what the polish mirrors, and everything else. Interleaved RGB. */
  readonly black: Float32Array;
  /** The same with stone that throws back `whiteAlbedo` of the light. */
  readonly white: Float32Array;
  /** At twice the width and height: u and v on the slab in 65535ths, and whether stone is seen there (65535) or not (0). */
  readonly places: Uint16Array;
};

/** As in `scenes/lib/stone.py`: the measure of white, taken where the white stones lie, because bounce is not linear. */
export const whiteAlbedo = 0.8;

/** A look further across the slab than this, between neighbouring points, is the edge of another part. */
const edge = 0.02;
const mostLooks = 8;

/**
 * The light of the room with this slab: `black + (white − black) × slab / whiteAlbedo`, for each channel. Where stone is
 * seen the slab is taken at that very place, four looks a pixel; elsewhere its mean colour tints the light it bounces.
 */
export function composeRoom(room: LitRoom, slab: SlabTexture): Float32Array {
  const { width, height, black, white, places } = room;
  const light = new Float32Array(width * height * 3);
  const stone = new Float32Array(3);
  const quad = new Int32Array(4);
  const footprint: Footprint = { u: 0, v: 0, along: 1, across: 1 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const corner = (y * 2 * width * 2 + x * 2) * 3;
      quad[0] = corner;
      quad[1] = corner + 3;
      quad[2] = corner + width * 6;
      quad[3] = corner + width * 6 + 3;
      stone.fill(0);
      measure(places, quad, slab, footprint);
      for (let look = 0; look < 4; look += 1) addLook(places, quad[look] ?? 0, slab, footprint, stone);
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const dark = black[at + channel] ?? 0;
        light[at + channel] = dark + (((white[at + channel] ?? 0) - dark) * (stone[channel] ?? 0)) / (4 * whiteAlbedo);
      }
    }
  }
  return light;
}

/** What one point of the picture covers on the slab: its longer way as a step in u and v, both ways in slab pixels. */
type Footprint = { u: number; v: number; along: number; across: number };

/** From the four points of a pixel; if it lies on an edge, the footprint stays that of the pixel before. */
function measure(places: Uint16Array, quad: Int32Array, slab: SlabTexture, footprint: Footprint): void {
  const [first, second, third] = [quad[0] ?? 0, quad[1] ?? 0, quad[2] ?? 0];
  if (places[first + 2] === 0 || places[second + 2] === 0 || places[third + 2] === 0) return;
  const { width, height } = slab.levels[0];
  const rightU = ((places[second] ?? 0) - (places[first] ?? 0)) / 65535;
  const rightV = ((places[second + 1] ?? 0) - (places[first + 1] ?? 0)) / 65535;
  const downU = ((places[third] ?? 0) - (places[first] ?? 0)) / 65535;
  const downV = ((places[third + 1] ?? 0) - (places[first + 1] ?? 0)) / 65535;
  if (Math.max(Math.abs(rightU), Math.abs(rightV), Math.abs(downU), Math.abs(downV)) > edge) return;
  const right = Math.hypot(rightU * width, rightV * height);
  const down = Math.hypot(downU * width, downV * height);
  const isRightLonger = right > down;
  footprint.u = isRightLonger ? rightU : downU;
  footprint.v = isRightLonger ? rightV : downV;
  footprint.along = Math.max(right, down);
  footprint.across = Math.min(right, down);
}

/** Adds the stone at one point; a slanting surface is looked at several times along its slant. */
function addLook(places: Uint16Array, at: number, slab: SlabTexture, footprint: Footprint, stone: Float32Array): void {
  if (places[at + 2] === 0) {
    for (let channel = 0; channel < 3; channel += 1) stone[channel] = (stone[channel] ?? 0) + (slab.mean[channel] ?? 0);
    return;
  }
  const u = (places[at] ?? 0) / 65535;
  const v = (places[at + 1] ?? 0) / 65535;
  const looks = Math.min(mostLooks, Math.max(1, Math.round(footprint.along / Math.max(footprint.across, 1))));
  const texels = Math.max(footprint.across, footprint.along / looks);
  for (let look = 0; look < looks; look += 1) {
    const offset = (look + 0.5) / looks - 0.5;
    addSlabLight(slab, u + footprint.u * offset, v + footprint.v * offset, texels, 1 / looks, stone);
  }
}
