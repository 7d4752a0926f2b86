import { move, toRoom, type Frame, type Room, type Vector } from '@showroom/slab-planner/build-room';
import { boxOf } from '@showroom/slab-planner/outlines';
import type { Layout, Point } from '@showroom/slab-planner/plan';
import earcut from 'earcut';

/** What a surface is made of; the shader knows them by their index. */
export const materials = ['stone', 'front', 'panel', 'steel', 'dark', 'wall', 'glass'] as const;
type Material = (typeof materials)[number];

/** Numbers of a vertex: its place, its normal, its place on the slab or the panel, its material, and the size of its panel. */
export const VERTEX_NUMBERS = 11;

export interface RoomMesh {
  /** Triangles of what is seen from everywhere. */
  readonly solids: Float32Array<ArrayBuffer>;
  /** For each wall, its triangles, and which way it faces. */
  readonly walls: readonly {
    readonly triangles: Float32Array<ArrayBuffer>;
    readonly at: Vector;
    readonly facing: Vector;
  }[];
}

interface Vertex {
  readonly at: Vector;
  /** On the slab's picture from 0 to 1, or along a panel and above the floor in inches. */
  readonly on: Point;
}

/** How far walls reach above the highest stone. */
const WALL_ABOVE_IN = 24;
/** How far a wall goes on where it meets no other; it fades out there. */
const WALL_ASIDE_IN = 24;
const SINK_IN = 9;
const OTHER_HOLE_IN = 3;
/** A cooktop's glass lies on the stone around its cut-out. */
const GLASS_ASIDE_IN = 0.75;
const GLASS_THICK_IN = 0.25;

/** Builds the triangles of a room, in inches. */
export function buildMesh(room: Room, slab: Layout['slab']): RoomMesh {
  const solids = new Triangles();
  for (const stone of room.stones) addStone(solids, stone, room.thicknessIn, slab);
  for (const cabinet of room.cabinets) addCabinet(solids, cabinet);
  const heightIn = room.heightIn + WALL_ABOVE_IN;
  return {
    solids: solids.finish(),
    walls: room.walls.map(({ from, to }) => {
      const wall = new Triangles();
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      // The room is to the right of the wall.
      const facing: Vector = [-along[1], along[0], 0];
      const reach = [from, to].map((end) => (isCorner(end, room.walls) ? 0 : WALL_ASIDE_IN));
      const at = (place: number, z: number) =>
        onPanel([from[0] + along[0] * place, from[1] + along[1] * place], place, z);
      const [start, end] = [-(reach[0] ?? 0), length + (reach[1] ?? 0)];
      const corners = [at(start, heightIn), at(end, heightIn), at(end, 0), at(start, 0)] as const;
      wall.addQuad(corners, facing, 'wall', [length, heightIn]);
      return { triangles: wall.finish(), at: [from[0], from[1], 0], facing };
    }),
  };
}

/** Whether two walls meet here. */
function isCorner([x, y]: Point, walls: Room['walls']): boolean {
  return walls.flatMap(({ from, to }) => [from, to]).filter((end) => end[0] === x && end[1] === y).length > 1;
}

function addStone(
  triangles: Triangles,
  { back, face, frame, holes, toSlab: [a, b, c, d, e, f] }: Room['stones'][number],
  thicknessIn: number,
  { heightIn, widthIn }: Layout['slab'],
): void {
  const onFace = ([x, y]: Point): Vertex => ({
    at: toRoom(frame, [x, y]),
    on: [(a * x + c * y + e) / widthIn, (b * x + d * y + f) / heightIn],
  });
  const below = (point: Point, byIn: number): Vertex => {
    const { at, on } = onFace(point);
    return { at: move(at, frame.outward, -byIn), on };
  };
  const inward = move([0, 0, 0], frame.outward, -1);
  const outlines = [face, ...holes.map(({ outline }) => outline)];
  const starts = outlines.slice(0, -1).map((_, index) => outlines.slice(0, index + 1).flat().length);
  const indices = earcut(outlines.flat(2), starts);
  const corners = outlines.flat();
  const backCorners = [back, ...outlines.slice(1)].flat();
  for (const index of indices) {
    triangles.add(onFace(corners[index] ?? [0, 0]), frame.outward, 'stone');
  }
  for (const index of indices) {
    triangles.add(below(backCorners[index] ?? [0, 0], thicknessIn), inward, 'stone');
  }
  const aside = (from: Point, to: Point, sign: 1 | -1): Vector => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [dx, dy] = [(sign * (to[0] - from[0])) / length, (sign * (to[1] - from[1])) / length];
    return move(move([0, 0, 0], frame.along, dy), frame.across, -dx);
  };
  /** The stone shows its inside along an edge: the picture goes on as if it were folded. */
  const fold = (vertex: Vertex, normal: Vector): Vertex => {
    const share = thicknessIn / widthIn;
    return { at: vertex.at, on: [vertex.on[0] + share * 0.7, vertex.on[1] + share * 0.7 * Math.sign(normal[0] + 0.5)] };
  };
  eachSide(face, (from, to, index) => {
    const normal = aside(from, to, 1);
    const [backFrom = from, backTo = to] = [back[index], back[(index + 1) % back.length]];
    triangles.addQuad(
      [onFace(from), onFace(to), fold(below(backTo, thicknessIn), normal), fold(below(backFrom, thicknessIn), normal)],
      normal,
      'stone',
    );
  });
  for (const { kind, outline } of holes) {
    if (kind === 'cooktop') {
      addGlass(triangles, frame, outline);
      continue;
    }
    const isBowl = kind === 'undermount-sink' || kind === 'drop-in-sink';
    const material = isBowl ? 'steel' : 'dark';
    const bottomIn = thicknessIn + (isBowl ? SINK_IN : OTHER_HOLE_IN);
    eachSide(outline, (from, to) => {
      const normal = aside(from, to, -1);
      triangles.addQuad([onFace(from), onFace(to), below(to, thicknessIn), below(from, thicknessIn)], normal, 'stone');
      triangles.addQuad(
        [below(from, thicknessIn), below(to, thicknessIn), below(to, bottomIn), below(from, bottomIn)],
        normal,
        material,
      );
    });
    for (const index of earcut(outline.flat())) {
      triangles.add(below(outline[index] ?? [0, 0], bottomIn), frame.outward, material);
    }
  }
}

/** The plate of a cooktop, which covers its cut-out. */
function addGlass(triangles: Triangles, frame: Frame, hole: readonly Point[]): void {
  const { bottom, left, right, top } = boxOf(hole);
  const [width, depth] = [right - left + 2 * GLASS_ASIDE_IN, bottom - top + 2 * GLASS_ASIDE_IN];
  const outline = hole.map(([x, y]): Point => [
    ((x - left) / (right - left)) * width,
    ((y - top) / (bottom - top)) * depth,
  ]);
  const at = ([x, y]: Point, above: number): Vertex => ({
    at: move(toRoom(frame, [left - GLASS_ASIDE_IN + x, top - GLASS_ASIDE_IN + y]), frame.outward, above),
    on: [x, y],
  });
  for (const index of earcut(outline.flat())) {
    triangles.add(at(outline[index] ?? [0, 0], GLASS_THICK_IN), frame.outward, 'glass', [width, depth]);
  }
  eachSide(outline, (from, to) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const normal = move(move([0, 0, 0], frame.along, dy), frame.across, -dx);
    const corners = [at(from, GLASS_THICK_IN), at(to, GLASS_THICK_IN), at(to, 0), at(from, 0)] as const;
    triangles.addQuad(corners, normal, 'glass', [width, depth]);
  });
}

function addCabinet(triangles: Triangles, { outline, sides, topIn }: Room['cabinets'][number]): void {
  eachSide(outline, (from, to, index) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const normal: Vector = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length, 0];
    addPanel(triangles, [from, to], topIn, normal, sides[index] === 'front' ? 'front' : 'panel');
  });
}

function addPanel(
  triangles: Triangles,
  [from, to]: readonly [Point, Point],
  top: number,
  normal: Vector,
  material: Material,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const corners = [
    onPanel(from, 0, top),
    onPanel(to, length, top),
    onPanel(to, length, 0),
    onPanel(from, 0, 0),
  ] as const;
  triangles.addQuad(corners, normal, material, [length, top]);
}

function onPanel([x, y]: Point, along: number, z: number): Vertex {
  return { at: [x, y, z], on: [along, z] };
}

function eachSide(outline: readonly Point[], visit: (from: Point, to: Point, index: number) => void): void {
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length];
    if (to !== undefined) visit(from, to, index);
  }
}

type Quad = readonly [Vertex, Vertex, Vertex, Vertex];

/** Collects the numbers of vertices. */
class Triangles {
  readonly #numbers: number[] = [];

  add({ at, on }: Vertex, normal: Vector, material: Material, panel: Point = [0, 0]): void {
    this.#numbers.push(...at, ...normal, ...on, materials.indexOf(material), ...panel);
  }

  addQuad([a, b, c, d]: Quad, normal: Vector, material: Material, panel?: Point): void {
    for (const vertex of [a, b, c, a, c, d]) this.add(vertex, normal, material, panel);
  }

  finish(): Float32Array<ArrayBuffer> {
    return new Float32Array(this.#numbers);
  }
}
