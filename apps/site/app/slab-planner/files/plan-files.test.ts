import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { encodePlan } from '@showroom/slab-planner/plan-code';
import { startPlan } from '@showroom/slab-planner/start-plan';
import { piecesFromTemplate } from '@showroom/slab-planner/templates';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporarySite, siteUrl, type TemporarySite } from '../../testing/temporary-site.ts';
import { loader as loadDxf } from './plan-dxf.route.ts';
import { loader as loadPdf } from './plan-pdf.route.ts';
import { loader as loadSvg } from './plan-svg.route.ts';

const plan = { ...startPlan('aurora'), pieces: piecesFromTemplate('l-shape') };
const loaders = { dxf: loadDxf, pdf: loadPdf, svg: loadSvg };

let context: TemporarySite['context'];
beforeEach(async () => {
  ({ context } = await temporarySite());
});

function load(type: keyof typeof loaders, code: string): Promise<Response> {
  const pattern = `/slab-planner/plan.${type}` as const;
  const request = new Request(`${siteUrl}${pattern}?${new URLSearchParams({ plan: code })}`);
  return loaders[type](routeArgs({ request, context, params: {}, pattern }));
}

/** The widths of the closed and open lines of a page on paper, in inches. */
async function measurePage(file: Uint8Array, number: number): Promise<readonly number[]> {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await getDocumentProxy(file.slice())).getPage(number);
  const { argsArray, fnArray } = await page.getOperatorList();
  const widths: number[] = [];
  const scales = [1];
  fnArray.forEach((operator, index) => {
    const values: unknown = argsArray[index];
    const scale = scales.at(-1) ?? 1;
    if (operator === OPS.save) scales.push(scale);
    if (operator === OPS.restore) scales.pop();
    if (operator === OPS.transform && Array.isArray(values)) scales.splice(-1, 1, scale * Math.abs(Number(values[0])));
    if (operator === OPS.constructPath && Array.isArray(values)) {
      // Left, top, right and bottom.
      const [left = 0, , right = 0] = Object.values<number>(values[2]);
      widths.push(((right - left) * scale) / 72);
    }
  });
  return widths;
}

describe.each(['svg', 'dxf', 'pdf'] as const)('a plan as %s', (type) => {
  it('is a download with a name, for its visitor only', async () => {
    const response = await load(type, encodePlan(plan));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="countertop-plan-aurora.${type}"`);
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=300');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  });

  it.each(['', 'nonsense', encodePlan(startPlan('aurora'))])(
    'says why there is none for the code “%s”',
    async (code) => {
      const response = await load(type, code);
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(/slab planner/);
    },
  );
});

it('prints the drawing to the scale that it names', async () => {
  const file = new Uint8Array(await (await load('pdf', encodePlan(plan))).arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(file.slice()));
  const slabs = text.findIndex((words) => words.includes('Slab 1'));
  expect(text[slabs]).toMatch(/Scale ½″ = 1′ \(1:24\)/);
  // A standard slab is 126 inches long.
  const widths = await measurePage(file, slabs + 1);
  expect(widths.some((width) => Math.abs(width - 126 / 24) < 0.001)).toBe(true);

  const ratio = Number(/\(1:(\d+)\)/.exec(text[0] ?? '')?.[1]);
  const onPaper = await measurePage(file, 1);
  for (const { shape } of plan.pieces) {
    if (shape.kind === 'free') continue;
    expect(onPaper.some((width) => Math.abs(width - shape.lengthIn / ratio) < 0.001)).toBe(true);
  }
});

it('has fractions, marks of inches and any name in its PDF', async () => {
  const [piece, ...others] = plan.pieces;
  if (piece === undefined) throw new Error('The template has no piece');
  const named = { ...plan, pieces: [{ ...piece, name: 'Żółty blat <1>' }, ...others] };
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await (await load('pdf', encodePlan(named))).arrayBuffer())),
    { mergePages: true },
  );
  expect(text).toContain('Żółty blat <1>');
  expect(text).toContain('25½″');
});

it('stops a flood of files, and says how long to wait', async () => {
  const responses = [];
  for (let count = 0; count < 40; count += 1) responses.push(await load('dxf', encodePlan(plan)));
  const last = responses.at(-1);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
});
