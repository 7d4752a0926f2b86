/** Uploads and replaces pictures in a loop and prints each id once both are acknowledged. */
import { writeSync } from 'node:fs';
import { storeOfEnvironment } from '../bin/store-of-environment.ts';
import { systemActor } from '../database/write-transaction.ts';
import { uploadPicture, replacePicture } from '../media/upload-picture.ts';
import { openStore } from '../open-store.ts';
import { drawPicture, uploadedFile } from './sample-media.ts';

const actor = systemActor;
const [run = '0'] = process.argv.slice(2);
const store = await openStore(storeOfEnvironment());
for (let index = 0; ; index += 1) {
  const draw = (width: number) => drawPicture({ width, height: 20 + Number(run), isNoisy: true, format: 'png' });
  const first = await uploadPicture(store, { actor, file: uploadedFile('first.png', await draw(100 + index)) });
  if (!first.ok) throw new Error(first.code);
  const { id } = first.content;
  const second = await replacePicture(store, {
    actor,
    id,
    from: 1,
    file: uploadedFile('second.png', await draw(400 + index)),
  });
  if (!second.ok) throw new Error(second.code);
  // Synchronous: what is in the pipe has been acknowledged, whatever happens next.
  writeSync(1, `${id}\n`);
}
