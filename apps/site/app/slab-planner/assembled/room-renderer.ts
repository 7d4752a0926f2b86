import type { Room, Vector } from '@showroom/slab-planner/build-room';
import type { Layout } from '@showroom/slab-planner/plan';
import { drawFloor, FLOOR_IN } from './floor-shadow.ts';
import { aimCamera, startOrbit, type Orbit } from './orbit.ts';
import { buildMesh, VERTEX_NUMBERS } from './room-mesh.ts';
import { floorFragmentShader, floorVertexShader, fragmentShader, vertexShader } from './room-shaders.ts';

/** Sharper pictures cost more than a phone shows. */
const MOST_PIXEL_RATIO = 2;

/** Draws a room on a canvas with WebGL2, before the next frame after anything has changed. */
export class RoomRenderer {
  readonly #canvas: HTMLCanvasElement;
  readonly #gl: WebGL2RenderingContext;
  readonly #solid: Program;
  readonly #floor: Program;
  readonly #stone: WebGLTexture;
  readonly #shadow: WebGLTexture;
  readonly #corners: WebGLVertexArrayObject;
  #pictureSize: readonly [number, number] = [1, 1];
  #orbit = startOrbit;
  #frame = 0;
  #shown: {
    room: Room;
    slab: Layout['slab'];
    solids: Drawing;
    walls: readonly (Drawing & { at: Vector; facing: Vector })[];
  } | null = null;

  private constructor(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext) {
    this.#canvas = canvas;
    this.#gl = gl;
    this.#solid = new Program(gl, vertexShader, fragmentShader);
    this.#floor = new Program(gl, floorVertexShader, floorFragmentShader);
    this.#stone = gl.createTexture();
    this.#shadow = gl.createTexture();
    this.#corners = makeArray(gl, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), [2]).array;
  }

  /** Null where the browser has no WebGL2, or its graphics driver doesn't take the shaders. */
  static start(canvas: HTMLCanvasElement): RoomRenderer | null {
    const gl = canvas.getContext('webgl2', { antialias: true, alpha: true, premultipliedAlpha: true });
    try {
      return gl && new RoomRenderer(canvas, gl);
    } catch {
      // The page says so. Thrown in an effect, it would replace the planner with the error page.
      return null;
    }
  }

  /** Shows stone in one colour until its picture is there. */
  setColour(colour: string): void {
    const dot = document.createElement('canvas');
    dot.width = 1;
    dot.height = 1;
    const context = dot.getContext('2d');
    if (context === null) return;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    this.setPicture(dot, [1, 1]);
  }

  /** Takes the picture of the whole slab. */
  setPicture(picture: TexImageSource, size: readonly [number, number]): void {
    const gl = this.#gl;
    this.#pictureSize = size;
    gl.bindTexture(gl.TEXTURE_2D, this.#stone);
    // Decoded to linear light when it is read.
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.MIRRORED_REPEAT);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.MIRRORED_REPEAT);
    const sharp = gl.getExtension('EXT_texture_filter_anisotropic');
    if (sharp) gl.texParameterf(gl.TEXTURE_2D, sharp.TEXTURE_MAX_ANISOTROPY_EXT, 8);
    this.redraw();
  }

  setRoom(room: Room, slab: Layout['slab']): void {
    const gl = this.#gl;
    const mesh = buildMesh(room, slab);
    const parts = [3, 3, 2, 3];
    const load = (numbers: Float32Array<ArrayBuffer>): Drawing => ({
      ...makeArray(gl, numbers, parts),
      count: numbers.length / VERTEX_NUMBERS,
    });
    for (const { array, buffer } of this.#shown ? [this.#shown.solids, ...this.#shown.walls] : []) {
      gl.deleteVertexArray(array);
      gl.deleteBuffer(buffer);
    }
    this.#shown = {
      room,
      slab,
      solids: load(mesh.solids),
      walls: mesh.walls.map(({ at, facing, triangles }) => ({ ...load(triangles), at, facing })),
    };
    gl.bindTexture(gl.TEXTURE_2D, this.#shadow);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, drawFloor(room));
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    this.redraw();
  }

  setOrbit(orbit: Orbit): void {
    this.#orbit = orbit;
    this.redraw();
  }

  /** Draws again before the next frame: the canvas has another size, or something on it has changed. */
  redraw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const gl = this.#gl;
    const canvas = this.#canvas;
    const ratio = Math.min(devicePixelRatio, MOST_PIXEL_RATIO);
    const [widthPx, heightPx] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
    if (this.#shown === null || widthPx === 0 || heightPx === 0) return;
    const { room, slab, solids, walls } = this.#shown;
    if (canvas.width !== widthPx || canvas.height !== heightPx) {
      canvas.width = widthPx;
      canvas.height = heightPx;
    }
    gl.viewport(0, 0, widthPx, heightPx);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    const { eye, matrix } = aimCamera(this.#orbit, room, widthPx / heightPx);

    gl.disable(gl.DEPTH_TEST);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    this.#floor.use();
    gl.uniformMatrix4fv(this.#floor.find('camera'), false, matrix);
    const { bottom, left, right, top } = room.box;
    gl.uniform4f(this.#floor.find('floorBox'), left - FLOOR_IN, top - FLOOR_IN, right + FLOOR_IN, bottom + FLOOR_IN);
    gl.bindTexture(gl.TEXTURE_2D, this.#shadow);
    gl.bindVertexArray(this.#corners);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);

    this.#solid.use();
    gl.uniformMatrix4fv(this.#solid.find('camera'), false, matrix);
    gl.uniform3f(this.#solid.find('eye'), ...eye);
    gl.uniform2f(this.#solid.find('pictureShare'), ...shareOf(slab, this.#pictureSize));
    gl.bindTexture(gl.TEXTURE_2D, this.#stone);
    // A wall is seen from the room only.
    for (const { array, at, count, facing } of walls) {
      const ahead = facing[0] * (eye[0] - at[0]) + facing[1] * (eye[1] - at[1]);
      if (ahead <= 0) continue;
      gl.bindVertexArray(array);
      gl.drawArrays(gl.TRIANGLES, 0, count);
    }
    gl.disable(gl.BLEND);
    gl.enable(gl.DEPTH_TEST);
    gl.bindVertexArray(solids.array);
    gl.drawArrays(gl.TRIANGLES, 0, solids.count);
  }
}

interface Drawing {
  readonly array: WebGLVertexArrayObject;
  readonly buffer: WebGLBuffer;
  readonly count: number;
}

/** The share of the picture that covers the slab, as the flat drawings show it: the rest is cut off on two sides. */
function shareOf({ heightIn, widthIn }: Layout['slab'], [width, height]: readonly [number, number]): [number, number] {
  const [pictureAspect, slabAspect] = [width / height, widthIn / heightIn];
  return pictureAspect > slabAspect ? [slabAspect / pictureAspect, 1] : [1, pictureAspect / slabAspect];
}

function makeArray(gl: WebGL2RenderingContext, numbers: Float32Array<ArrayBuffer>, parts: readonly number[]) {
  const [array, buffer] = [gl.createVertexArray(), gl.createBuffer()];
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.STATIC_DRAW);
  const stride = parts.reduce((sum, size) => sum + size, 0) * Float32Array.BYTES_PER_ELEMENT;
  let offset = 0;
  for (const [index, size] of parts.entries()) {
    gl.enableVertexAttribArray(index);
    gl.vertexAttribPointer(index, size, gl.FLOAT, false, stride, offset);
    offset += size * Float32Array.BYTES_PER_ELEMENT;
  }
  return { array, buffer };
}

/** A linked program, and where its uniforms are. */
class Program {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #uniforms = new Map<string, WebGLUniformLocation | null>();

  constructor(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
    this.#gl = gl;
    this.#program = gl.createProgram();
    for (const [type, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(type);
      if (shader === null) continue;
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(this.#program, shader);
    }
    gl.linkProgram(this.#program);
    if (gl.getProgramParameter(this.#program, gl.LINK_STATUS) !== true && !gl.isContextLost())
      throw new Error(`The room can’t be drawn: ${gl.getProgramInfoLog(this.#program) ?? ''}`);
  }

  use(): void {
    this.#gl.useProgram(this.#program);
  }

  find(name: string): WebGLUniformLocation | null {
    const known = this.#uniforms.get(name);
    if (known !== undefined) return known;
    const found = this.#gl.getUniformLocation(this.#program, name);
    this.#uniforms.set(name, found);
    return found;
  }
}
