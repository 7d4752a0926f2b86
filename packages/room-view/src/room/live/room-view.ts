import type { Place } from '../../surfaces/corners.ts';
import type { SlabSize } from '../../surfaces/surface.ts';
import { placePicture, type FaceCuts } from '../place-picture.ts';
import type { Linear, RoomPlan } from '../room-plan.ts';
import { surfaceNames, type SurfaceName } from '../surface-names.ts';
import {
  FACTOR_SHADER,
  lookNumbers,
  picturedSurfaces,
  ROOM_SHADER,
  VERTEX_SHADER,
  type PicturedSurface,
} from './room-shaders.ts';

/**
 * A room's files as decoded pictures, without colour management (`createImageBitmap` with `colorSpaceConversion: 'none'`). Light and
 * gloss may be of any size.
 */
export type LiveRoom = {
  readonly plan: RoomPlan;
  readonly light: TexImageSource;
  readonly gloss: TexImageSource;
  readonly faces: TexImageSource;
  readonly bounce: ImageBitmap;
};

/** What a surface is made of. Equal pictures should be the same object: they are uploaded once. */
export type LiveChoice =
  | { readonly kind: 'colour'; readonly colour: Linear }
  /** A slab or a floor seen straight on. */
  | { readonly kind: 'picture'; readonly image: TexImageSource; readonly sizeIn: SlabSize }
  /** The reflectance as seen in the picture of the room; elsewhere its mean. */
  | { readonly kind: 'albedo'; readonly image: TexImageSource };

/** A room drawn by WebGL2 with the formula of `composeRoom`. */
export interface RoomView {
  /** Without a choice, a surface has the reflectance that it was rendered with. */
  setChoice(surface: SurfaceName, choice: LiveChoice | undefined): void;
  /** Moves the slab under counter and backsplash to show a part further right and down. */
  setOffset(offsetIn: Place, isBookMatched: boolean): void;
  /** Gives faces of counter and backsplash places of their own on the slab. */
  setCuts(cuts: FaceCuts): void;
  /** Draws the choices in the canvas's present size. Does nothing while the browser has taken the context away. */
  draw(): void;
  /** Frees what it holds of the graphics memory. */
  dispose(): void;
}

type Graphics = WebGL2RenderingContext;

/** As many looks along a slant as `composeRoom` has. */
const MOST_LOOKS = 8;

/**
 * Creates the view of a room on a canvas. A lost context is restored and drawn again. Undefined when the browser has no
 * WebGL2, or too little of it.
 *
 * @param options `allowsSlow` takes WebGL2 without a graphics card, too: seconds for a picture, longer than the server takes
 */
export function createRoomView(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  room: LiveRoom,
  { allowsSlow = false }: { readonly allowsSlow?: boolean } = {},
): RoomView | undefined {
  const gl = openGraphics(canvas, allowsSlow);
  return gl === null ? undefined : openRoomView(canvas, gl, room);
}

/** Whether a room can be drawn fast on a canvas: to be asked before its files are loaded. */
export function canDrawRoom(canvas: HTMLCanvasElement | OffscreenCanvas): boolean {
  return openGraphics(canvas, false) !== null;
}

/** A canvas keeps its first context, so this may be called again. */
function openGraphics(canvas: HTMLCanvasElement | OffscreenCanvas, allowsSlow: boolean): Graphics | null {
  const unused = { alpha: false, antialias: false, depth: false, stencil: false };
  const gl = canvas.getContext('webgl2', { ...unused, failIfMajorPerformanceCaveat: !allowsSlow });
  return gl !== null && Number(gl.getParameter(gl.MAX_TEXTURE_SIZE)) >= LARGEST_TEXTURE ? gl : null;
}

/** Twice the width of a room's picture fits. */
const LARGEST_TEXTURE = 4096;

function openRoomView(canvas: HTMLCanvasElement | OffscreenCanvas, gl: Graphics, room: LiveRoom): RoomView | undefined {
  const choices = new Map<SurfaceName, LiveChoice>();
  let [offsetIn, isBookMatched]: [Place, boolean] = [{ x: 0, y: 0 }, false];
  let cuts: FaceCuts = new Map();
  let drawer = createDrawer(gl, room);
  if (drawer === undefined) return undefined;

  function draw(): void {
    if (gl.isContextLost()) return;
    drawer ??= createDrawer(gl, room);
    drawer?.draw(choices, offsetIn, isBookMatched, cuts);
  }

  // Without this the browser doesn't give the context back.
  const onLost = (event: Event) => {
    event.preventDefault();
    drawer = undefined;
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', draw);

  return {
    setChoice(surface, choice) {
      if (choice === undefined) choices.delete(surface);
      else choices.set(surface, choice);
    },
    setOffset(offset, isMatched) {
      [offsetIn, isBookMatched] = [offset, isMatched];
    },
    setCuts(next) {
      cuts = next;
    },
    draw,
    dispose() {
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', draw);
      drawer?.dispose();
    },
  };
}

/** Texture units. */
const units = { light: 0, gloss: 1, faces: 2, plan: 3, bounce: 4, factors: 5, firstPicture: 6 } as const;

/** What is held in one context. Undefined when it can't be created: then the context is lost or too small. */
function createDrawer(gl: Graphics, room: LiveRoom) {
  const { plan, bounce } = room;
  const mapHeight = bounce.height / plan.surfaces.length;
  const toFactors = createProgram(gl, FACTOR_SHADER);
  const toRoom = createProgram(gl, ROOM_SHADER);
  if (toFactors === undefined || toRoom === undefined) return undefined;
  const pictures = createPictures(gl);
  const fixed = (['light', 'gloss', 'faces', 'bounce'] as const).map((name) => {
    const texture = bindTexture(gl, units[name], gl.createTexture());
    const [inside, outside] = name === 'faces' ? [gl.R8, gl.RED] : [gl.RGBA8, gl.RGBA];
    gl.texImage2D(gl.TEXTURE_2D, 0, inside, outside, gl.UNSIGNED_BYTE, room[name]);
    filter(gl, name === 'faces' ? gl.NEAREST : gl.LINEAR);
    return texture;
  });
  const planTexture = bindTexture(gl, units.plan, gl.createTexture());
  filter(gl, gl.NEAREST);
  const factors = bindTexture(gl, units.factors, gl.createTexture());
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGB10_A2, bounce.width, mapHeight);
  filter(gl, gl.LINEAR);
  const target = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, factors, 0);
  if (gl.checkFramebufferStatus(gl.FRAMEBUFFER) !== gl.FRAMEBUFFER_COMPLETE) return undefined;

  function setLooks(use: ProgramUse, choices: ReadonlyMap<SurfaceName, LiveChoice>): void {
    const colours = surfaceNames.flatMap((name) => {
      const choice = choices.get(name);
      if (choice?.kind === 'colour') return choice.colour;
      return plan.surfaces.find((surface) => surface.name === name)?.base ?? [1, 1, 1];
    });
    gl.uniform1iv(
      use.place('looks'),
      surfaceNames.map((name) => lookNumbers[choices.get(name)?.kind ?? 'colour']),
    );
    gl.uniform3fv(use.place('colours'), colours);
    for (const [order, name] of picturedSurfaces.entries()) gl.uniform1i(use.place(name), units.firstPicture + order);
  }

  function drawFactors(choices: ReadonlyMap<SurfaceName, LiveChoice>): void {
    gl.bindFramebuffer(gl.FRAMEBUFFER, target);
    gl.viewport(0, 0, bounce.width, mapHeight);
    gl.useProgram(toFactors?.program ?? null);
    if (toFactors === undefined) return;
    setLooks(toFactors, choices);
    gl.uniform1i(toFactors.place('bounce'), units.bounce);
    gl.uniform1i(toFactors.place('height'), mapHeight);
    gl.uniform1i(toFactors.place('count'), plan.surfaces.length);
    gl.uniform1iv(
      toFactors.place('order'),
      plan.surfaces.map(({ name }) => surfaceNames.indexOf(name)),
    );
    gl.uniform3fv(
      toFactors.place('bases'),
      plan.surfaces.flatMap(({ base }) => base),
    );
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  function drawRoom(choices: ReadonlyMap<SurfaceName, LiveChoice>): void {
    const { width, height } = gl.canvas;
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, width, height);
    gl.useProgram(toRoom?.program ?? null);
    if (toRoom === undefined) return;
    setLooks(toRoom, choices);
    for (const name of ['light', 'gloss', 'faces', 'plan', 'factors'] as const)
      gl.uniform1i(toRoom.place(name), units[name]);
    gl.uniform2f(toRoom.place('size'), width, height);
    gl.uniform3fv(toRoom.place('gain'), plan.gain);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  return {
    draw(choices: ReadonlyMap<SurfaceName, LiveChoice>, offsetIn: Place, isBookMatched: boolean, cuts: FaceCuts) {
      pictures.bind(choices, isBookMatched);
      bindTexture(gl, units.plan, planTexture);
      const rows = writePlan(plan, choices, offsetIn, cuts);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, 3, 256, 0, gl.RGBA, gl.FLOAT, rows);
      // Read and written by turns.
      bindTexture(gl, units.factors, null);
      drawFactors(choices);
      bindTexture(gl, units.factors, factors);
      drawRoom(choices);
    },
    dispose() {
      pictures.dispose();
      for (const texture of [...fixed, planTexture, factors]) gl.deleteTexture(texture);
      gl.deleteFramebuffer(target);
      gl.deleteProgram(toFactors.program);
      gl.deleteProgram(toRoom.program);
    },
  };
}

/** Three points for each number of a face: the rows of its matrix, with its surface and whether it has a matrix. */
function writePlan(
  { faces }: RoomPlan,
  choices: ReadonlyMap<SurfaceName, LiveChoice>,
  offsetIn: Place,
  cuts: FaceCuts,
): Float32Array<ArrayBuffer> {
  const rows = new Float32Array(256 * 12);
  for (let number = 0; number < 256; number += 1) rows[number * 12 + 3] = -1;
  for (const { number, surface, matrix } of faces) {
    const choice = choices.get(surface);
    const placed =
      matrix && choice?.kind === 'picture'
        ? placePicture(matrix, surface, choice.sizeIn, { offsetIn, cut: cuts.get(number) })
        : matrix;
    const at = number * 12;
    rows[at + 3] = surfaceNames.indexOf(surface);
    if (placed === undefined) continue;
    rows.set(placed.slice(0, 3), at);
    rows.set(placed.slice(3, 6), at + 4);
    rows.set(placed.slice(6, 9), at + 8);
    rows[at + 7] = 1;
  }
  return rows;
}

/** The pictures of the choices as textures. Those of earlier choices are freed. */
function createPictures(gl: Graphics) {
  const textures = new Map<TexImageSource, WebGLTexture>();
  const anisotropy = gl.getExtension('EXT_texture_filter_anisotropic');

  function upload(image: TexImageSource, unit: number): WebGLTexture {
    const texture = bindTexture(gl, unit, gl.createTexture());
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, image);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    if (anisotropy !== null) {
      const most = Math.min(MOST_LOOKS, Number(gl.getParameter(anisotropy.MAX_TEXTURE_MAX_ANISOTROPY_EXT)));
      gl.texParameterf(gl.TEXTURE_2D, anisotropy.TEXTURE_MAX_ANISOTROPY_EXT, most);
    }
    textures.set(image, texture);
    return texture;
  }

  return {
    bind(choices: ReadonlyMap<SurfaceName, LiveChoice>, isBookMatched: boolean) {
      const used = new Set<TexImageSource>();
      for (const [order, name] of picturedSurfaces.entries()) {
        const choice = choices.get(name);
        if (choice === undefined || choice.kind === 'colour') continue;
        const unit = units.firstPicture + order;
        const texture = textures.get(choice.image) ?? upload(choice.image, unit);
        bindTexture(gl, unit, texture);
        const [across, down] = findWrapping(gl, name, isBookMatched);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, across);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, down);
        used.add(choice.image);
      }
      for (const [image, texture] of textures) {
        if (used.has(image)) continue;
        gl.deleteTexture(texture);
        textures.delete(image);
      }
    },
    dispose() {
      for (const texture of textures.values()) gl.deleteTexture(texture);
      textures.clear();
    },
  };
}

/** What lies beyond a picture's sides, and above and below. See `PictureEdges`. */
function findWrapping(gl: Graphics, surface: PicturedSurface, isBookMatched: boolean): readonly [number, number] {
  if (surface === 'floor') return [gl.REPEAT, gl.REPEAT];
  if (surface === 'cabinets') return [gl.CLAMP_TO_EDGE, gl.CLAMP_TO_EDGE];
  return [isBookMatched ? gl.MIRRORED_REPEAT : gl.REPEAT, gl.MIRRORED_REPEAT];
}

function bindTexture<Texture extends WebGLTexture | null>(gl: Graphics, unit: number, texture: Texture): Texture {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  return texture;
}

function filter(gl: Graphics, way: number): void {
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, way);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, way);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}

type ProgramUse = {
  readonly program: WebGLProgram;
  readonly place: (name: string) => WebGLUniformLocation | null;
};

function createProgram(gl: Graphics, fragments: string): ProgramUse | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, fragments],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    // Freed with the program.
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) return undefined;
  const places = new Map<string, WebGLUniformLocation | null>();
  return {
    program,
    place(name) {
      const known = places.get(name) ?? gl.getUniformLocation(program, name);
      places.set(name, known);
      return known;
    },
  };
}
