import { brightnessOf, expandLight, linearLight, type Pixels } from './pixels.ts';

/** How bright a photo shows a white surface, in linear light, and its tint: a colour with a brightness of about 1. */
export type PhotoWhite = { readonly brightness: number; readonly tint: readonly [number, number, number] };

/** About how many pixels are read. */
const READ_PIXELS = 40_000;

/** The greatest difference between the channels of a light that may be white, as a share of the largest. */
const MOST_SATURATION = 0.3;

/** How much of the tint is the light's. The rest may be paint. */
const TINT_SHARE = 0.6;

/** Estimates a photo's white from its brightest pixels. Kitchens have white things: walls, ceilings, appliances. */
export function findPhotoWhite({ width, height, data }: Pixels): PhotoWhite {
  const step = Math.max(1, Math.floor((width * height) / READ_PIXELS));
  const seen: { readonly brightness: number; readonly at: number }[] = [];
  for (let pixel = 0; pixel < width * height; pixel += step) {
    const at = pixel * 4;
    seen.push({ brightness: brightnessOf(lightAt(data, at), lightAt(data, at + 1), lightAt(data, at + 2)), at });
  }
  seen.sort((one, other) => one.brightness - other.brightness);
  const brightness = seen[Math.floor(seen.length * 0.95)]?.brightness ?? 1;
  const sum = [0, 0, 0];
  for (const { at } of seen.slice(Math.floor(seen.length * 0.8))) {
    const light = [lightAt(data, at), lightAt(data, at + 1), lightAt(data, at + 2)] as const;
    const most = Math.max(...light);
    // A clipped pixel has lost its tint.
    if (most > 0.98 || most - Math.min(...light) > MOST_SATURATION * most) continue;
    for (const [channel, value] of light.entries()) sum[channel] = (sum[channel] ?? 0) + value;
  }
  const [red = 0, green = 0, blue = 0] = sum;
  const whole = brightnessOf(red, green, blue);
  const share = (value: number) => (whole === 0 ? 1 : 1 + TINT_SHARE * (value / whole - 1));
  return { brightness: Math.max(0.05, expandLight(brightness)), tint: [share(red), share(green), share(blue)] };
}

function lightAt(data: Uint8ClampedArray, at: number): number {
  return linearLight[data[at] ?? 0] ?? 0;
}
