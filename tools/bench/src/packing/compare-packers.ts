/* oxlint-disable no-console -- prints its results */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MaxRectsPacker, PACKING_LOGIC } from 'maxrects-packer/dist/maxrects-packer.mjs';
import {
  countFewestSheets,
  packParts,
  rectanglePart,
  type PackedPart,
  type Placement,
  type Size,
} from '@showroom/slab-planner/packing';

const USAGE = 'pnpm bench:packing <instances.json> [--time <milliseconds>] [--every <number>]';

/** As published for the classes of Berkey and Wang (1987), and of Martello and Vigo (1998). */
interface Instance {
  /** Its class, then an underscore: `CLASS01_020_01`. */
  readonly name: string;
  readonly bin: readonly [width: number, height: number];
  readonly items: readonly (readonly [width: number, height: number])[];
}

interface Result {
  readonly name: string;
  readonly atLeast: number;
  readonly ours: number;
  readonly theirs: number;
  readonly ms: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { time: { type: 'string', default: '2000' }, every: { type: 'string', default: '1' } },
});
const [path] = positionals;
const [timeMs, every] = [Number(values.time), Number(values.every)];
if (path === undefined || !(timeMs >= 0) || !(every >= 1)) {
  console.error(USAGE);
  process.exit(2);
}
const all: readonly Instance[] = JSON.parse(readFileSync(path, 'utf8'));
const instances = all.filter((_, index) => index % every === 0);

for (const mayTurn of [true, false]) {
  const results = instances.map((instance) => compare(instance, mayTurn));
  console.log(`\n${mayTurn ? 'Quarter turns allowed' : 'No turns'}, ${timeMs} ms an instance`);
  const classes = [...new Set(results.map(classOf))];
  const groups = classes.map((each) => [each, results.filter((result) => classOf(result) === each)] as const);
  console.table(Object.fromEntries([...groups, ['All', results] as const].map(summarize)));
  const worse = results.filter(({ ours, theirs }) => ours > theirs);
  console.log(worse.length === 0 ? 'Nowhere worse.' : `Worse: ${worse.map(({ name }) => name).join(', ')}`);
  if (worse.length > 0) process.exitCode = 1;
}

function classOf({ name }: Result): string {
  return name.replace(/_.*/, '');
}

function summarize([name, results]: readonly [string, readonly Result[]]) {
  const sum = (pick: (result: Result) => number) => results.reduce((total, result) => total + pick(result), 0);
  const row = {
    Instances: results.length,
    'At least': sum(({ atLeast }) => atLeast),
    Ours: sum(({ ours }) => ours),
    'maxrects-packer': sum(({ theirs }) => theirs),
    Better: results.filter(({ ours, theirs }) => ours < theirs).length,
    'Proved best': results.filter(({ ours, atLeast }) => ours === atLeast).length,
    'Seconds, all': Math.round(sum(({ ms }) => ms) / 100) / 10,
    'Seconds, longest': Math.round(Math.max(...results.map(({ ms }) => ms)) / 10) / 100,
  };
  return [name, row] as const;
}

function compare({ name, bin: [width, height], items }: Instance, mayTurn: boolean): Result {
  const size = { width, height };
  const parts = items.map(([partWidth, partHeight], index) =>
    rectanglePart(String(index), { width: partWidth, height: partHeight }, mayTurn),
  );
  const start = performance.now();
  const end = start + timeMs;
  const plan = packParts(parts, size, { isOver: () => performance.now() > end, seed: 1, wantsRemnant: false });
  const ms = performance.now() - start;
  checkPlan(plan, parts, size);
  const theirs = packWithMaxRects(parts, size, mayTurn);
  return { name, atLeast: countFewestSheets(parts, size), ours: plan.length, theirs, ms };
}

function checkPlan(plan: readonly (readonly Placement[])[], parts: readonly PackedPart[], { width, height }: Size) {
  const placed = plan.flat();
  if (placed.length !== parts.length || new Set(placed.map(({ part }) => part)).size !== parts.length)
    throw new Error('A plan lacks a part, or has one twice.');
  for (const sheet of plan)
    for (const [index, { x, y, lying }] of sheet.entries()) {
      const isOutside = x < 0 || y < 0 || x + lying.width > width || y + lying.height > height;
      const isOver = sheet
        .slice(index + 1)
        .some(
          (other) =>
            other.x < x + lying.width &&
            x < other.x + other.lying.width &&
            other.y < y + lying.height &&
            y < other.y + other.lying.height,
        );
      if (isOutside || isOver) throw new Error('A plan has a part outside its sheet, or over another one.');
    }
}

/** The best of eighteen runs: each rule of the package with each of six orders. */
function packWithMaxRects(parts: readonly Size[], { width, height }: Size, allowRotation: boolean): number {
  const orders: readonly ((part: Size) => number)[] = [
    (part) => part.width * part.height,
    (part) => Math.max(part.width, part.height),
    (part) => Math.min(part.width, part.height),
    (part) => part.width + part.height,
    (part) => part.width,
    (part) => part.height,
  ];
  const counts = [PACKING_LOGIC.MAX_AREA, PACKING_LOGIC.MAX_EDGE, PACKING_LOGIC.FILL_WIDTH].flatMap((logic) =>
    orders.map((order) => {
      const options = { smart: false, pot: false, square: false, border: 0, allowRotation, logic };
      const packer = new MaxRectsPacker(width, height, 0, options);
      for (const part of parts.toSorted((a, b) => order(b) - order(a))) packer.add(part.width, part.height, null);
      return packer.bins.length;
    }),
  );
  return Math.min(...counts);
}
