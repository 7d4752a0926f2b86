import { createPhotoComposer, type PhotoComposer } from '@showroom/room-view/compose-photo';
import { createEdgeMap } from '@showroom/room-view/edge-map';
import type { Pixels } from '@showroom/room-view/pixels';
import { createStonePicture, type StonePicture } from '@showroom/room-view/stone-picture';
import type { ComposerAnswer, ComposerRequest, ComposeSize } from './composer-messages.ts';

/** The long side of the live view, in pixels. */
const PREVIEW_SIDE = 1200;

let preview: Pixels | null = null;
let findComposer: ((size: ComposeSize) => PhotoComposer) | null = null;
// Each is 50 MB, so only the last one is kept.
let lastStone: { readonly url: string; readonly picture: Promise<StonePicture> } | null = null;

self.addEventListener('message', ({ data }: MessageEvent<ComposerRequest>) => {
  if (data.kind === 'open') {
    const composers: Partial<Record<ComposeSize, PhotoComposer>> = {};
    const small = scaleDown(data.photo);
    preview = small;
    findComposer = (size) => (composers[size] ??= createPhotoComposer(size === 'full' ? data.photo : small));
    return;
  }
  if (data.kind === 'measure') {
    if (preview === null) return;
    const edges = createEdgeMap(preview);
    const answer: ComposerAnswer = { kind: 'measured', id: data.id, edges };
    self.postMessage(answer, { transfer: [edges.right.buffer, edges.down.buffer] });
    return;
  }
  void compose(data).then((answer) =>
    self.postMessage(answer, {
      transfer: answer.kind === 'composed' && answer.pixels ? [answer.pixels.data.buffer] : [],
    }),
  );
});

async function compose({ id, size, plan, stone }: ComposerRequest & { kind: 'compose' }): Promise<ComposerAnswer> {
  const composer = findComposer?.(size);
  if (!composer) return { kind: 'composed', id, pixels: null };
  try {
    const picture = await loadStone(stone.url);
    return { kind: 'composed', id, pixels: composer(plan, { picture, slab: stone }) };
  } catch {
    return { kind: 'composed', id, pixels: null };
  }
}

function loadStone(url: string): Promise<StonePicture> {
  if (lastStone?.url === url) return lastStone.picture;
  const picture = fetchPixels(url).then(createStonePicture);
  lastStone = { url, picture };
  picture.catch(() => {
    // The next try asks again.
    lastStone = null;
  });
  return picture;
}

async function fetchPixels(url: string): Promise<Pixels> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The slab's picture answered ${response.status}.`);
  const bitmap = await createImageBitmap(await response.blob());
  return draw(bitmap, bitmap.width, bitmap.height);
}

function scaleDown(photo: Pixels): Pixels {
  const scale = PREVIEW_SIDE / Math.max(photo.width, photo.height);
  if (scale >= 1) return photo;
  const whole = new OffscreenCanvas(photo.width, photo.height);
  const image = new ImageData(photo.width, photo.height);
  image.data.set(photo.data);
  whole.getContext('2d')?.putImageData(image, 0, 0);
  return draw(whole, Math.round(photo.width * scale), Math.round(photo.height * scale));
}

function draw(source: ImageBitmap | OffscreenCanvas, width: number, height: number): Pixels {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas in workers.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data };
}
