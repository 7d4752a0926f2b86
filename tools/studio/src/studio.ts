import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { recordMaster } from './manifest.ts';
import { studioPaths, type StudioPaths } from './paths.ts';
import { drawPictures, type Progress } from './quartz/draw-pictures.ts';
import { selectPictures } from './quartz/quartz-picture.ts';
import { drawScene } from './scene-runner.ts';

const usage = `pnpm studio quartz/<slug>     draw one colour: slab and close-up
pnpm studio quartz            draw all colours
pnpm studio --changed         draw what is missing or whose look or scripts changed; continues after a kill
pnpm studio scenes/<name>     render one scene with Blender; all names are in scenes/scenes.json
  --scale 0.25                smaller, for a look
  --out <folder>              into a folder of its own instead of the site's pictures
pnpm studio record scenes/<name> --alt "What is seen."
                              enter a picture made elsewhere, masters/scenes/<name>.webp`;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      alt: { type: 'string' },
      changed: { type: 'boolean', default: false },
      out: { type: 'string' },
      scale: { type: 'string', default: '1' },
    },
  });
  const paths = values.out ? pathsIn(resolve(values.out)) : studioPaths;
  const [command, name] = positionals;
  if (command === 'record') {
    if (!name || !values.alt) throw new Error(usage);
    const row = await recordMaster(paths, name, values.alt);
    console.log(`${name}: ${row.width} × ${row.height}, ${row.dominantColour}, ${row.hash}`);
    return;
  }
  if (command?.startsWith('scenes/')) {
    for (const scene of positionals) {
      const row = await drawScene(paths, scene.replace(/^scenes\//, ''));
      console.log(`${scene}: ${row.width} × ${row.height}`);
    }
    return;
  }
  const scale = Number(values.scale);
  if ((!command && !values.changed) || !(scale > 0 && scale <= 1)) throw new Error(usage);
  const selected = (positionals.length > 0 ? positionals : ['quartz']).map((path) => {
    const pictures = selectPictures(path);
    if (pictures.length === 0) throw new Error(`There is no picture "${path}".\n\n${usage}`);
    return pictures;
  });
  const { drawn } = await drawPictures(
    selected.flat(),
    // Two at a time: each holds some hundred megabytes of light.
    { paths, changedOnly: values.changed, scale, workers: Math.min(2, availableParallelism()), onProgress: report },
  );
  console.log(drawn === 0 ? 'Nothing to draw: all pictures are up to date.' : `Drew ${drawn} pictures.`);
}

function pathsIn(folder: string): StudioPaths {
  return {
    mastersDir: folder,
    manifestFile: join(folder, 'pictures.generated.json'),
    recipesFile: join(folder, 'recipes.generated.json'),
  };
}

function report({ name, done, total, secondsLeft }: Progress): void {
  const left = secondsLeft >= 90 ? `${Math.round(secondsLeft / 60)} min` : `${Math.round(secondsLeft)} s`;
  console.log(`${String(done).padStart(3)}/${total}  ${name}${done < total ? `  (${left} left)` : ''}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
