import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { drawBrand } from './brand/draw-brand.ts';
import { candidatesOf } from './candidates.ts';
import type { Progress } from './crew.ts';
import { cardLettersFile, writeCardLetters } from './drawings/card-letters.ts';
import { drawDrawings, drawingsDir } from './drawings/draw-drawings.ts';
import { writeAtomically } from './masters/write-atomically.ts';
import { checkMasters } from './masters/check-masters.ts';
import { recordMaster } from './masters/manifest.ts';
import { studioPaths, type StudioPaths } from './masters/paths.ts';
import { approveMasters, dropForgotten } from './masters/recipes.ts';
import { studioPictures } from './pictures/index.ts';
import { drawPictures } from './quartz/draw-pictures.ts';
import { quartzPictures } from './quartz/quartz-picture.ts';
import { renderPng } from './rendering/blender.ts';
import { renderPictures, scaled } from './rendering/render-pictures.ts';
import { drawRoomPictures } from './rooms/draw-room-pictures.ts';
import { measureRooms } from './rooms/measure-rooms.ts';
import { renderPass, selectPasses } from './rooms/render-room.ts';
import { roomPictures } from './rooms/room-picture.ts';
import { selectByPath } from './select.ts';
import { everyPicture } from './every-picture.ts';

const usage = `pnpm studio <family>          make all pictures of a family: quartz, scenes, vanities ...
pnpm studio <family>/<slug>   all pictures of one product; with /<view>, one picture; several at once
pnpm studio rooms/<room>      the light of a room that quartz is laid in; --changed then lays the slabs
  --changed                   only what is missing, damaged, or made from another recipe; on its own, of all families,
                              and removes files that belong to no picture. Can be run again after a stop
  --approve                   record the current recipe of pictures that a change of scripts left as they are
  --draft <file.png>          one rendered picture at a third of the size, as a preview
  --scale 0.25                smaller, as a preview
  --out <folder>              write to another folder instead of the site's pictures
pnpm studio --check           what is missing or out of date, and what to run; makes nothing, needs no Blender
pnpm studio brand             the icons of both apps, from the mark
pnpm studio drawings          the line drawings of the buying guides
pnpm studio measure-rooms     how near twelve composed rooms, drawn by lot, come to rendered ones
pnpm studio letters           the letters that the owner's share card is written with
pnpm studio record <name> --alt "What is seen."
                              add a picture made elsewhere, masters/<name>.webp`;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      approve: { type: 'boolean', default: false },
      alt: { type: 'string' },
      changed: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      draft: { type: 'string' },
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
  if (command === 'brand') {
    console.log((await drawBrand()).join('\n'));
    return;
  }
  if (command === 'measure-rooms') {
    await measureRooms(name ?? '1', 12, console.log);
    return;
  }
  if (command === 'letters') {
    await writeAtomically(cardLettersFile, writeCardLetters());
    return;
  }
  if (command === 'drawings') {
    console.log((await drawDrawings(drawingsDir)).join('\n'));
    return;
  }
  if (values.check) {
    const faults = await checkMasters(paths, await everyPicture(paths));
    if (faults.length > 0) throw new Error([...faults, `${faults.length} faults.`].join('\n'));
    console.log('Every picture has its master, its record and its recipe.');
    return;
  }
  const scale = Number(values.scale);
  if ((!command && !values.changed) || !(scale > 0 && scale <= 1)) throw new Error(usage);
  const drawn = positionals.length > 0 ? [] : [...quartzPictures];
  const laid = positionals.length > 0 ? [] : [...roomPictures()];
  const rendered = positionals.length > 0 ? [] : [...studioPictures()];
  for (const path of positionals) {
    const passes = selectPasses(path);
    for (const [room, pass] of passes) await renderPass(room, pass);
    if (passes.length > 0) continue;
    const slabs = selectByPath(quartzPictures, path);
    const rooms = selectByPath(roomPictures(), path);
    const photos = selectByPath(studioPictures(), path);
    if (slabs.length + rooms.length + photos.length === 0)
      throw new Error(`There is no picture "${path}".\n\n${usage}`);
    drawn.push(...slabs);
    laid.push(...rooms);
    rendered.push(...photos);
  }
  if (values.draft) {
    const [picture] = rendered;
    if (!picture) throw new Error('Only pictures that Blender renders have drafts; try --scale 0.25 --out <folder>.');
    await writeFile(values.draft, await renderPng(scaled(picture, 1 / 3)));
    console.log(`${picture.name}: ${values.draft}`);
    return;
  }
  if (values.approve) {
    const approved = await approveMasters(paths, await candidatesOf({ drawn, laid, rendered }, { paths, scale }));
    console.log([...approved, `Approved ${approved.length} pictures.`].join('\n'));
    return;
  }
  if (positionals.length === 0) {
    const known = new Set([...drawn, ...laid, ...rendered].map((picture) => picture.name));
    for (const gone of await dropForgotten(paths, known)) console.log(`${gone} belongs to no product: removed.`);
  }
  // Two at a time: each holds some hundred megabytes.
  const workers = Math.min(2, availableParallelism());
  const options = { paths, changedOnly: values.changed, scale, workers, onProgress: report };
  // Slabs first: rooms need them.
  const parts = [
    await drawPictures(drawn, options),
    await drawRoomPictures(laid, options),
    await renderPictures(rendered, { ...options, render: renderPng }),
  ];
  const made = parts.reduce((sum, part) => sum + part.made, 0);
  const failed = parts.reduce((sum, part) => sum + part.failed, 0);
  console.log(made + failed === 0 ? 'Nothing to make: all pictures are up to date.' : `Made ${made} pictures.`);
  if (failed > 0) throw new Error(`${failed} failed.`);
}

function pathsIn(folder: string): StudioPaths {
  return {
    mastersDir: folder,
    manifestFile: join(folder, 'picture-records.generated.json'),
    recipesFile: join(folder, 'recipes.generated.json'),
  };
}

function report({ name, error, done, total, secondsLeft }: Progress): void {
  const left = secondsLeft >= 90 ? `${Math.round(secondsLeft / 60)} min` : `${Math.round(secondsLeft)} s`;
  const failed = error === null ? '' : ' failed';
  console.log(`${String(done).padStart(3)}/${total}  ${name}${failed}${done < total ? `  (${left} left)` : ''}`);
  if (error !== null) console.error(error);
}

// Exits, which ends the Blender processes as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
