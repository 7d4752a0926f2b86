import { labDistance, toLab, type Lab } from '@showroom/catalog-data/colour-lab';
import sharp from 'sharp';

/** What an eye tells of a slab from some steps away. Lightness, redness and yellowness are those of CIE L*a*b*, distances ΔE of 1976. */
export type SlabMeasures = {
  /** The colour that most of it has. */
  readonly ground: Lab;
  /** How far the lightest, the darkest, the yellowest, the bluest and the reddest part of it, each a thirtieth, differs from the ground in just that. */
  readonly lighter: number;
  readonly darker: number;
  readonly yellower: number;
  readonly bluer: number;
  readonly redder: number;
  /** How far the twentieth of it that is least like the ground lies from it. */
  readonly contrast: number;
  /** Share of the slab that is clearly not ground, 0 to 1. */
  readonly density: number;
  /** Which way its movement runs: degrees clockwise from the long side, -90 to 90. */
  readonly direction: number;
  /** How strictly it does: 0 any way, 1 all lines side by side. */
  readonly linearity: number;
};

/** Pixels across, three to two inches: a hairline still darkens its pixel, and grains have evened out. */
const measuredWidth = 189;
/** Farther than this from the ground is seen as something that lies in it. */
const clearly = 5;

/** Measures a slab's picture. */
export async function measureSlab(file: string): Promise<SlabMeasures> {
  const picture = sharp(file).resize(measuredWidth).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const axes = [new Float32Array(pixels), new Float32Array(pixels), new Float32Array(pixels)] as const;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const lab = toLab(`#${data.toString('hex', pixel * 3, pixel * 3 + 3)}`);
    axes.forEach((axis, index) => {
      axis[pixel] = lab[index] ?? 0;
    });
  }
  const [lightness, red, yellow] = [axes[0].toSorted(), axes[1].toSorted(), axes[2].toSorted()];
  const ground: Lab = [median(lightness), median(red), median(yellow)];
  const away = axes[0].map((own, pixel) => labDistance([own, axes[1][pixel] ?? 0, axes[2][pixel] ?? 0], ground)).sort();
  return {
    ground,
    lighter: mean(lightness.subarray(-pixels / 30)) - ground[0],
    darker: ground[0] - mean(lightness.subarray(0, pixels / 30)),
    yellower: mean(yellow.subarray(-pixels / 30)) - ground[2],
    bluer: ground[2] - mean(yellow.subarray(0, pixels / 30)),
    redder: mean(red.subarray(-pixels / 30)) - ground[1],
    contrast: mean(away.subarray(-pixels / 20)),
    density: away.filter((distance) => distance > clearly).length / pixels,
    ...directionOf(axes[0], info.width),
  };
}

function median(sorted: Float32Array): number {
  return sorted[sorted.length >> 1] ?? 0;
}

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** From how lightness changes to the right and down, all pixels together (the structure tensor). */
function directionOf(lightness: Float32Array, width: number): Pick<SlabMeasures, 'direction' | 'linearity'> {
  const at = (pixel: number) => lightness[pixel] ?? 0;
  let across = 0;
  let down = 0;
  let both = 0;
  for (let pixel = width; pixel < lightness.length - width; pixel += 1) {
    const column = pixel % width;
    if (column === 0 || column === width - 1) continue;
    const toRight = at(pixel + 1) - at(pixel - 1);
    const toBottom = at(pixel + width) - at(pixel - width);
    across += toRight * toRight;
    down += toBottom * toBottom;
    both += toRight * toBottom;
  }
  // Lightness changes most across the veins: a quarter turn from the way they run.
  const steepest = (Math.atan2(2 * both, across - down) * 90) / Math.PI;
  return {
    direction: steepest > 0 ? steepest - 90 : steepest + 90,
    linearity: Math.hypot(across - down, 2 * both) / Math.max(across + down, 1e-9),
  };
}
