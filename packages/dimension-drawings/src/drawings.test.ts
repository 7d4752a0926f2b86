import { productFamilies } from '@showroom/catalog-data/catalogue/product-families';
import type { Product, ProductFamily, ProductOf } from '@showroom/catalog-data/products/product';
import { describe, expect, it } from 'vitest';
import { drawProduct } from './draw-product.ts';
import type { Dimension, View } from './drawing.ts';
import { estimateTextWidth, FONT_SIZE, LABEL_HEIGHT } from './lay-out-view.ts';
import { units, writeLabel } from './length-words.ts';
import { renderDrawings } from './render-drawings.ts';

/** What a drawing says of a product, by name, in inches. */
type Lengths = Readonly<Record<string, number>>;

/** The lengths of a row, as its drawing has to name them, no more and no fewer. */
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

const drawn = Object.entries(productFamilies)
  .flatMap(([, { products }]): readonly Product[] => products)
  .flatMap((product) => {
    const lengths = listLengths(product);
    return lengths === undefined ? [] : [{ name: `${product.family}/${product.slug}`, product, lengths }];
  });

function listLengths(product: Product): Lengths | undefined {
  // Each function is found by the family that it is for.
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

/** How far apart the two ends of a dimension are, the way that it measures. */
function measureInDrawing({ from, side, to }: Dimension): number {
  return side === 'top' || side === 'bottom' ? Math.abs(to[0] - from[0]) : Math.abs(to[1] - from[1]);
}

describe.each(drawn)('the drawing of $name', ({ lengths, product }) => {
  const { drawing, rendered } = draw(product);
  const all = drawing.views.flatMap(({ dimensions }) => dimensions);

  it('says what its row says, and nothing else', () => {
    expect(all.map(({ lengthIn }) => lengthIn).toSorted()).toEqual(Object.values(lengths).toSorted());
    const named = all.filter(({ name }) => Object.hasOwn(lengths, name));
    for (const { lengthIn, name } of named) expect(lengthIn, name).toBe(lengths[name]);
  });

  it('is to scale', () => {
    for (const dimension of all) expect(measureInDrawing(dimension), dimension.name).toBeCloseTo(dimension.lengthIn, 6);
  });

  it('writes each length once in each unit', () => {
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

  it('has room for every word, within its edges', () => {
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

it('draws every product of the families that have drawings', () => {
  const families = new Set(drawn.map(({ product }) => product.family));
  expect([...families].toSorted()).toEqual(Object.keys(lengthsOf).toSorted());
});

it('draws several products at one scale', () => {
  const [narrow, wide] = [
    productFamilies.vanities.products[0],
    productFamilies.vanities.products.find(({ widthIn }) => widthIn === 72),
  ];
  const drawings = [narrow, wide]
    .map((vanity) => vanity && drawProduct(vanity))
    .filter((drawing) => drawing !== undefined);
  const [first, second] = renderDrawings(drawings, String);
  const drawnWidth = (view: View | undefined, svg = '') => {
    const across = view?.dimensions.find(({ name }) => name === 'Width');
    const [, left = '', right = ''] =
      /M([-\d.]+) [-\d.]+L[-\d.]+ [-\d.]+M([-\d.]+) /.exec(svg.slice(svg.indexOf('stroke-width=".75"'))) ?? [];
    return (Number(right) - Number(left)) / (across?.lengthIn ?? Number.NaN);
  };
  expect(drawnWidth(drawings[0]?.views[0], first?.[0]?.svg)).toBeCloseTo(
    drawnWidth(drawings[1]?.views[0], second?.[0]?.svg),
    1,
  );
});
