import { labDistance, toLab, type Lab } from '@showroom/catalog-data/colour-lab';
import sharp from 'sharp';

/** A slab’s look from some steps away. Lightness, redness and yellowness are CIE L*a*b*; distances are ΔE of 1976. */
export type SlabMeasures = {
  /** The most common colour. */
  readonly ground: Lab;
  /**
   * How far the lightest, darkest, yellowest, bluest and reddest thirtieth of it differ from the ground in that
   * respect.
   */
  readonly lighter: number;
  readonly darker: number;
  readonly yellower: number;
  readonly bluer: number;
  readonly redder: number;
  /** How far the twentieth least like the ground is from it. */
  readonly contrast: number;
  /** The share that is clearly not ground, 0 to 1. */
  readonly density: number;
  /** The direction of its movement: degrees clockwise from the long side, -90 to 90. */
  readonly direction: number;
  /** The strength of that direction: 0 for none, 1 for parallel lines. */
  readonly linearity: number;
};

/** The width in pixels, three per two inches: hairlines still darken their pixel, and grain averages out. */
const measuredWidth = 189;
/** A larger distance from the ground is a visible difference. */
const clearly = 5;

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

/** From the gradients of lightness over all pixels (the structure tensor). */
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
  // Lightness changes most across the veins, at a right angle to their direction.
  const steepest = (Math.atan2(2 * both, across - down) * 90) / Math.PI;
  return {
    direction: steepest > 0 ? steepest - 90 : steepest + 90,
    linearity: Math.hypot(across - down, 2 * both) / Math.max(across + down, 1e-9),
  };
}
