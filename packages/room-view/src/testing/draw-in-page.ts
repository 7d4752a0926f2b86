// Runs in a browser's page, for a test.
import type { FaceMatrix } from '../surfaces/face-matrix.ts';
import type { SlabSize } from '../surfaces/surface.ts';
import type { Linear, RoomPlan } from '../room/room-plan.ts';
import type { SurfaceName } from '../room/surface-names.ts';
import { createRoomView, type LiveChoice } from '../room/live/room-view.ts';

/** A lossless picture as a data URL. */
type PictureUrl = string;

type PageRoom = {
  readonly plan: RoomPlan;
  readonly light: PictureUrl;
  readonly gloss: PictureUrl;
  readonly faces: PictureUrl;
  readonly bounce: PictureUrl;
};

export type PageChoice =
  | { readonly surface: SurfaceName; readonly kind: 'colour'; readonly colour: Linear }
  | { readonly surface: SurfaceName; readonly kind: 'picture'; readonly url: PictureUrl; readonly sizeIn: SlabSize }
  | { readonly surface: SurfaceName; readonly kind: 'albedo'; readonly url: PictureUrl };

export type PageOrder = {
  readonly room: PageRoom;
  readonly choices: readonly PageChoice[];
  readonly xIn: number;
  readonly isBookMatched: boolean;
  readonly cuts: readonly (readonly [number, FaceMatrix])[];
  /** Takes the context away and gives it back before the last drawing. */
  readonly losesContext: boolean;
};

export type PageResult = {
  /** RGBA from the top row. */
  readonly data: readonly number[];
  readonly frameMs: number;
};

async function readImage(url: PictureUrl): Promise<ImageBitmap> {
  const blob = await (await fetch(url)).blob();
  return createImageBitmap(blob, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
}

async function drawRoom({ room, choices, xIn, isBookMatched, cuts, losesContext }: PageOrder): Promise<PageResult> {
  const { width, height } = room.plan;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const files = {
    plan: room.plan,
    light: await readImage(room.light),
    gloss: await readImage(room.gloss),
    faces: await readImage(room.faces),
    bounce: await readImage(room.bounce),
  };
  const view = createRoomView(canvas, files, { allowsSlow: true });
  if (view === undefined) throw new Error('This browser has no WebGL2');
  for (const choice of choices) view.setChoice(choice.surface, await toLiveChoice(choice));
  view.setOffset({ x: xIn, y: 0 }, isBookMatched);
  view.setCuts(new Map(cuts));
  view.draw();
  const gl = canvas.getContext('webgl2');
  if (gl === null) throw new Error('The context is gone');
  if (losesContext) await loseContext(canvas, gl);
  const pixels = new Uint8Array(width * height * 4);
  const startedAt = performance.now();
  view.draw();
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  const frameMs = performance.now() - startedAt;
  const error = gl.getError();
  if (error !== gl.NO_ERROR) throw new Error(`WebGL reports error ${error}`);
  view.dispose();
  const rows = Array.from({ length: height }, (_, y) => {
    const from = (height - 1 - y) * width * 4;
    return [...pixels.subarray(from, from + width * 4)];
  });
  return { data: rows.flat(), frameMs };
}

async function toLiveChoice(choice: PageChoice): Promise<LiveChoice> {
  if (choice.kind === 'colour') return choice;
  const image = await readImage(choice.url);
  return choice.kind === 'albedo' ? { kind: 'albedo', image } : { kind: 'picture', image, sizeIn: choice.sizeIn };
}

async function loseContext(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext): Promise<void> {
  const extension = gl.getExtension('WEBGL_lose_context');
  const happens = (name: string) =>
    new Promise<void>((resolve) => canvas.addEventListener(name, () => resolve(), { once: true }));
  const isLost = happens('webglcontextlost');
  extension?.loseContext();
  await isLost;
  const isRestored = happens('webglcontextrestored');
  // Chromium refuses it while the event is being handled.
  setTimeout(() => extension?.restoreContext(), 50);
  await isRestored;
}

Object.assign(globalThis, { drawRoom });
