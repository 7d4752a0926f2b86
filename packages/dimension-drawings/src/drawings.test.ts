import { productFamilies } from '@showroom/catalog-data/catalogue/product-families';
import type { AcrossIn } from '@showroom/catalog-data/products/dimensions';
import type { Product, ProductFamily, ProductOf } from '@showroom/catalog-data/products/product';
import { describe, expect, it } from 'vitest';
import { drawProduct } from './draw-product.ts';
import type { Dimension, View } from './drawing.ts';
import { estimateTextWidth, FONT_SIZE, LABEL_HEIGHT } from './lay-out-view.ts';
import { units, writeLabel } from './length-words.ts';
import { renderDrawings } from './render-drawings.ts';

/** A product’s lengths by name, in inches. */
type Lengths = Readonly<Record<string, number>>;

/** Exactly the lengths that a drawing has to show. */
const lengthsOf: { readonly [Family in ProductFamily]?: (product: ProductOf<Family>) => Lengths } = {
  vanities: ({ depthIn, design, heightIn, widthIn }) => ({
    Width: widthIn,
    Depth: depthIn,
    Height: heightIn,
    ...(design.base === 'hung' ? { 'Floor to top': 34.5 } : {}),
    ...(['rectangle', 'oval'].includes(design.basin) ? {} : { 'Floor to counter': 30 }),
    'Plumbing opening, width': 14,
    'Plumbing opening, height': 9,
    'Floor to plumbing opening': 16,
  }),
  cabinets: ({ depthIn, heightIn, widthIn }) => ({ Width: widthIn, Depth: depthIn, Height: heightIn }),
  sinks: ({ bowlDepthIn, cutOutIn, depthIn, diameterIn, drainIn, faucetHoles, heightIn, insideIn = [], widthIn }) =>
    given({
      Width: widthIn,
      Depth: depthIn,
      Diameter: diameterIn,
      Height: heightIn,
      'Bowl depth': bowlDepthIn,
      Drain: drainIn,
      'Inside, front to back': insideIn[0]?.[1],
      'Inside, width': insideIn[0]?.[0],
      // Only if the second bowl differs.
      'Inside, width of the second': insideIn[1]?.[0] === insideIn[0]?.[0] ? undefined : insideIn[1]?.[0],
      'Counter cut-out, width': cutOutIn?.[0],
      'Counter cut-out, depth': cutOutIn?.[1],
      'Faucet hole centres': faucetHoles?.centresIn,
    }),
  'kitchen-faucets': ({ centresIn, heightIn, holeIn, reachIn }) =>
    given({ Height: heightIn, Reach: reachIn, Centres: centresIn, Hole: holeIn }),
  'bathroom-faucets': ({ centresIn, heightIn, holeIn, plateIn, reachIn }) =>
    given({ Height: heightIn, Reach: reachIn, Centres: centresIn, Hole: holeIn, ...sides('Plate', plateIn) }),
  showers: ({ armIn, barIn, heightIn, holes, plateIn, rainHeadIn, reachIn, showerHeadIn, slideBarIn, sprayIn }) =>
    given({
      Height: heightIn,
      Reach: reachIn,
      Arm: armIn,
      Bar: barIn,
      'Slide bar': slideBarIn,
      Hole: holes.diameterIn,
      Centres: holes.centresIn,
      ...sides('Head', showerHeadIn),
      ...(typeof rainHeadIn === 'object'
        ? { 'Rain head, width': rainHeadIn[0], 'Rain head, depth': rainHeadIn[1] }
        : { 'Rain head': rainHeadIn }),
      ...sides('Plate', plateIn),
      ...sides('Spray', sprayIn),
    }),
  mirrors: ({ depthIn, heightIn, widthIn }) => ({ Width: widthIn, Height: heightIn, Depth: depthIn }),
  lighting: ({ depthIn, diameterIn, drop, heightIn, lengthIn, trackHeadIn, widthIn }) =>
    given({
      Width: widthIn,
      Length: lengthIn,
      Diameter: diameterIn,
      Height: heightIn,
      Depth: depthIn,
      'Longest drop': drop?.toIn,
      'Lamp, diameter': trackHeadIn?.[0],
      'Lamp, length': trackHeadIn?.[1],
    }),
  flooring: ({ flatsIn, lengthIn, longestIn, pileMm, rollWidthIn, thicknessIn, thicknessMm, widthIn }) =>
    given({
      Width: widthIn,
      Length: lengthIn ?? longestIn,
      'Width of the roll': rollWidthIn,
      'Across flats': flatsIn,
      Thickness: thicknessIn ?? (thicknessMm === undefined ? undefined : thicknessMm / 25.4),
      Pile: pileMm === undefined ? undefined : pileMm / 25.4,
    }),
  toilets: ({ depthIn, heightIn, outlet, seatHeightIn, widthIn }) => ({
    Width: widthIn,
    Depth: depthIn,
    Height: heightIn,
    'Seat height': seatHeightIn,
    ...(outlet.in === 'floor' ? { 'Rough-in': outlet.roughInIn } : { 'Floor to outlet': outlet.heightIn }),
  }),
  'closet-systems': ({ bays, depthIn, heightIn, wallsIn }) => ({
    ...Object.fromEntries(
      bays.flatMap((wall, at) =>
        wall.length > 1 ? wall.map((bay, index) => [`Bay ${index + 1} of ${at}`, bay.widthIn]) : [],
      ),
    ),
    ...Object.fromEntries(wallsIn.map((wallIn, at) => [`Width of ${at}`, wallIn])),
    Depth: depthIn,
    Height: heightIn,
  }),
};

/** Without missing values. */
function given(lengths: Readonly<Record<string, number | undefined>>): Lengths {
  const found: Record<string, number> = {};
  for (const [name, length] of Object.entries(lengths)) if (length !== undefined) found[name] = length;
  return found;
}

/** A diameter if round, otherwise width and height. */
function sides(name: string, size: AcrossIn | undefined): Readonly<Record<string, number | undefined>> {
  return typeof size === 'object' ? { [`${name}, width`]: size[0], [`${name}, height`]: size[1] } : { [name]: size };
}

const drawn = Object.entries(productFamilies)
  .flatMap(([, { products }]): readonly Product[] => products)
  .flatMap((product) => {
    const lengths = listLengths(product);
    return lengths === undefined ? [] : [{ name: `${product.family}/${product.slug}`, product, lengths }];
  });

function listLengths(product: Product): Lengths | undefined {
  // Each function matches its family.
  const list = lengthsOf[product.family] as ((product: Product) => Lengths) | undefined;
  return list?.(product);
}

function draw(product: Product) {
  const drawing = drawProduct(product);
  if (drawing === undefined) throw new Error(`${product.family}/${product.slug} has no drawing`);
  const [rendered = []] = renderDrawings([drawing], () => 'drawing');
  return { drawing, rendered };
}

const labelsOf = (svg: string) =>
  [...svg.matchAll(/<text (?:class="unit-(in|mm)" )?(text-anchor="start" )?x="([-\d.]+)" y="([-\d.]+)">([^<]*)</g)].map(
    ([, unit, start, x, y, text = '']) => {
      const width = estimateTextWidth(text);
      const left = Number(x) - (start === undefined ? width / 2 : 0);
      const middle = Number(y) - FONT_SIZE * 0.36;
      return {
        unit,
        text,
        left,
        right: left + width,
        top: middle - LABEL_HEIGHT / 2,
        bottom: middle + LABEL_HEIGHT / 2,
      };
    },
  );

const sortUp = (lengths: readonly number[]) => lengths.toSorted((one, other) => one - other);

/** The distance between a dimension’s ends along its direction. */
function measureInDrawing({ from, side, to }: Dimension): number {
  return side === 'top' || side === 'bottom' ? Math.abs(to[0] - from[0]) : Math.abs(to[1] - from[1]);
}

describe.each(drawn)('the drawing of $name', ({ lengths, product }) => {
  const { drawing, rendered } = draw(product);
  const all = drawing.views.flatMap(({ dimensions }) => dimensions);

  it('has the figures of its row, and no others', () => {
    expect(sortUp(all.map(({ lengthIn }) => lengthIn))).toEqual(sortUp(Object.values(lengths)));
    const named = all.filter(({ name }) => Object.hasOwn(lengths, name));
    for (const { lengthIn, name } of named) expect(lengthIn, name).toBe(lengths[name]);
  });

  it('is to scale', () => {
    for (const dimension of all) expect(measureInDrawing(dimension), dimension.name).toBeCloseTo(dimension.lengthIn, 6);
  });

  it('shows each length once in each unit', () => {
    for (const [at, { dimensions }] of drawing.views.entries()) {
      const labels = labelsOf(rendered[at]?.svg ?? '');
      for (const unit of units) {
        const written = labels
          .filter((label) => label.unit === undefined || label.unit === unit)
          .map(({ text }) => text);
        expect(written.toSorted()).toEqual(dimensions.map((dimension) => writeLabel(dimension, unit)).toSorted());
      }
    }
  });

  it('has room for every label within its edges', () => {
    for (const { svg } of rendered) {
      const labels = labelsOf(svg);
      const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
        .split(' ')
        .map(Number);
      for (const label of labels) {
        expect(label.left, label.text).toBeGreaterThanOrEqual(left);
        expect(label.right, label.text).toBeLessThanOrEqual(left + width);
        expect(label.top, label.text).toBeGreaterThanOrEqual(top);
        expect(label.bottom, label.text).toBeLessThanOrEqual(top + height);
        const others = labels.filter(
          (other) => other !== label && (other.unit ?? label.unit) === (label.unit ?? other.unit),
        );
        for (const other of others) {
          const isClear =
            label.right <= other.left ||
            other.right <= label.left ||
            label.bottom <= other.top ||
            other.bottom <= label.top;
          expect(isClear, `${label.text} and ${other.text}`).toBe(true);
        }
      }
      for (const [, d = ''] of svg.matchAll(/ d="([^"]*)"/g)) {
        for (const [, x, y] of d.matchAll(/[ML ]?([-\d.]+) ([-\d.]+)(?=[MLCZ]|$)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(left);
          expect(Number(x)).toBeLessThanOrEqual(left + width);
          expect(Number(y)).toBeGreaterThanOrEqual(top);
          expect(Number(y)).toBeLessThanOrEqual(top + height);
        }
      }
    }
  });
});

it('exists for every product of families with drawings', () => {
  const families = new Set(drawn.map(({ product }) => product.family));
  expect([...families].toSorted()).toEqual(Object.keys(lengthsOf).toSorted());
});

/** Pixels per inch, from a width’s dimension line. */
function measureScale(view: View | undefined, svg = ''): number {
  const across = view?.dimensions.find(({ name }) => name === 'Width');
  const [, left = '', right = ''] =
    /M([-\d.]+) [-\d.]+L[-\d.]+ [-\d.]+M([-\d.]+) /.exec(svg.slice(svg.indexOf('stroke-width=".75"'))) ?? [];
  return (Number(right) - Number(left)) / (across?.lengthIn ?? Number.NaN);
}

it('has one scale for several products', () => {
  const [narrow, wide] = [
    productFamilies.vanities.products[0],
    productFamilies.vanities.products.find(({ widthIn }) => widthIn === 72),
  ];
  const drawings = [narrow, wide]
    .map((vanity) => vanity && drawProduct(vanity))
    .filter((drawing) => drawing !== undefined);
  const [first, second] = renderDrawings(drawings, String);
  expect(measureScale(drawings[0]?.views[0], first?.[0]?.svg)).toBeCloseTo(
    measureScale(drawings[1]?.views[0], second?.[0]?.svg),
    1,
  );
});
