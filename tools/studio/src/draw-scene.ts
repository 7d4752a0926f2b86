import { draftScene, drawScene, sceneRows } from './scene-runner.ts';
import { studioPaths } from './paths.ts';

/** `tsx src/draw-scene.ts <scene>` makes a master; with a second argument, a quick draft into that PNG. */
async function main(): Promise<void> {
  const [scene, draft] = process.argv.slice(2);
  if (!scene)
    throw new Error(`Usage: tsx src/draw-scene.ts <scene> [draft.png]\n${Object.keys(await sceneRows()).join(' ')}`);
  if (draft) await draftScene(scene, draft);
  else console.log(scene, await drawScene(studioPaths, scene));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
