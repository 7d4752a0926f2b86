import { closeUpPixels, slabView, type View } from '../canvas/view.ts';
import type { StudioPaths } from '../masters/paths.ts';
import { keepMaster } from '../masters/recipes.ts';
import { encodeMaster, type MasterBudget } from './encode-master.ts';
import type { QuartzPart, QuartzPicture } from './quartz-picture.ts';
import { chooseCloseUp, renderSlab } from './render-slab.ts';

/** The close-up is looked at for its grains; the slab, twice as wide as pages send it, for its movement. */
const budgets: Readonly<Record<QuartzPart, MasterBudget>> = {
  slab: { quality: 92, mostBytes: 360_000 },
  'close-up': { quality: 95, mostBytes: 320_000 },
};

/** Draws one picture and keeps it, whole or not at all. */
export async function drawPicture(
  paths: StudioPaths,
  picture: QuartzPicture,
  width: number,
  recipe: string,
): Promise<void> {
  const view = picture.part === 'slab' ? slabView(width) : narrowed(chooseCloseUp(picture.look), width);
  const master = await encodeMaster(renderSlab(picture.look, view), view, budgets[picture.part]);
  await keepMaster(paths, { name: picture.name, alt: picture.alt, recipe }, master);
}

/** The same part of the slab in fewer pixels. */
function narrowed(view: View, width: number): View {
  const scale = width / closeUpPixels.width;
  return {
    ...view,
    width,
    height: Math.round(closeUpPixels.height * scale),
    inchesPerPixel: view.inchesPerPixel / scale,
  };
}
