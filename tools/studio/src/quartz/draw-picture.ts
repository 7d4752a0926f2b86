import { closeUpPixels, slabView, type View } from '../canvas/view.ts';
import { mergeRows, recordMaster } from '../manifest.ts';
import { masterFile, type StudioPaths } from '../paths.ts';
import { chooseCloseUp, renderSlab } from '../render-slab.ts';
import { writeAtomically } from '../write-atomically.ts';
import { encodeMaster } from './encode-master.ts';
import type { QuartzPart, QuartzPicture } from './quartz-picture.ts';
import type { RecipeRow } from './recipe.ts';

/** At full size; a smaller drawing may use as many bytes. Fifty pairs at the most come to twelve megabytes or so. */
const mostBytes: Readonly<Record<QuartzPart, number>> = { slab: 175_000, 'close-up': 105_000 };

/**
 * Draws one picture and enters it: first the master, then its manifest row, last its recipe. Killed anywhere on the
 * way, the recipe is missing and the next `--changed` run draws the picture again.
 */
export async function drawPicture(
  paths: StudioPaths,
  picture: QuartzPicture,
  width: number,
  recipe: string,
): Promise<void> {
  const view = picture.part === 'slab' ? slabView(width) : narrowed(chooseCloseUp(picture.look), width);
  const master = await encodeMaster(renderSlab(picture.look, view), view, mostBytes[picture.part]);
  await writeAtomically(masterFile(paths, picture.name), master);
  const { hash } = await recordMaster(paths, picture.name, picture.alt);
  await mergeRows<RecipeRow>(paths.recipesFile, { [picture.name]: { recipe, hash } });
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
