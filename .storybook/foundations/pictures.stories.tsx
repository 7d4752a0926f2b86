import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findPicture } from '../../packages/pictures/src/picture-records.ts';
import records from '../../packages/pictures/src/picture-records.generated.json';
import { pictureUrl, pictureWidths, toPictureSource } from '../../packages/pictures/src/picture-source.ts';
import { FoundationPage, FoundationPart } from './foundation-page.tsx';

const meta = {
  title: 'Foundations/Pictures',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

interface Shape {
  /** Family and view, such as `quartz, slab`. */
  readonly family: string;
  readonly view: string;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** An example. */
  readonly name: string;
}

/** The shapes of masters by family and view, from their records. */
function listShapes(): readonly Shape[] {
  const shapes = new Map<string, Shape>();
  for (const [name, { width, height }] of Object.entries(records)) {
    const parts = name.split('/');
    const family = parts[0] ?? name;
    const view = parts.length > 2 ? (parts.at(-1) ?? '') : '';
    const key = [family, view, width, height].join(' ');
    const known = shapes.get(key);
    shapes.set(key, known ? { ...known, count: known.count + 1 } : { family, view, width, height, count: 1, name });
  }
  return [...shapes.values()].sort((a, b) => `${a.family} ${a.view}`.localeCompare(`${b.family} ${b.view}`));
}

/** A proportion in the smallest whole numbers, or with two decimals. */
function proportion(width: number, height: number): string {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(width, height);
  return width / by > 130 ? `${(width / height).toFixed(2)} : 1` : `${width / by} : ${height / by}`;
}

const shapes = listShapes();
const sample = findPicture('quartz/aurora/slab');

/** How pictures are stored, cropped and delivered. */
export const Pictures: Story = {
  render: () => {
    const source = sample && toPictureSource(sample);
    return (
      <FoundationPage
        title="Pictures"
        lead="Slabs run edge to edge in their true proportions of 126 : 64, and cards are mostly picture. Each picture has one master. Other sizes are made from it on first request."
      >
        {sample && source && (
          <FoundationPart
            title="From the master to the screen"
            note="The browser chooses the smallest file that is sharp at its place: AVIF, or WebP in older browsers. Until it arrives, its main colour fills the place."
          >
            <div className="grid gap-8 lg:grid-cols-2">
              <figure>
                <img
                  src={`/masters/${sample.name}.webp`}
                  alt={sample.alt}
                  width={sample.width}
                  height={sample.height}
                  className="h-auto w-full rounded-xs"
                />
                <figcaption className="mt-2 text-caption text-ink-muted">
                  Master, {sample.width} × {sample.height}, WebP: {pictureUrl(sample, 'full', 'webp')}
                </figcaption>
              </figure>
              <div className="min-w-0">
                <p className="flex items-center gap-3 text-small">
                  <span
                    className="block size-10 rounded-xs border border-hairline"
                    style={{ backgroundColor: sample.dominantColour }}
                  />
                  Until it arrives: {sample.dominantColour}
                </p>
                <ul className="mt-6 grid gap-3 border-t border-hairline pt-4">
                  {pictureWidths.map((width) => (
                    <li key={width} className="figures text-small" data-width={width}>
                      <span
                        className="mb-1 block h-2 max-w-full bg-brass"
                        style={{ width: `${(width / Math.max(...pictureWidths)) * 100}%` }}
                      />
                      {width} px
                      <span className="block text-caption break-all text-ink-muted">
                        {pictureUrl(sample, width, 'avif')}
                      </span>
                    </li>
                  ))}
                </ul>
                <p className="mt-4 text-caption break-all text-ink-muted">Fallback: {source.src}</p>
              </div>
            </div>
          </FoundationPart>
        )}
        <FoundationPart
          title="Proportions"
          note="By family and view. A new picture has the proportions of its view, so that cards line up."
        >
          <ul className="grid grid-cols-2 items-end gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
            {shapes.map(({ family, view, width, height, count, name }) => (
              <li key={`${family} ${view} ${width} ${height}`} data-shape={name}>
                <img
                  src={`/masters/${name}.webp`}
                  alt=""
                  loading="lazy"
                  width={width}
                  height={height}
                  className="h-auto w-full rounded-xs"
                />
                <p className="mt-2 text-small font-medium">{view === '' ? family : `${family}, ${view}`}</p>
                <p className="figures text-caption text-ink-muted">
                  {proportion(width, height)} · {width} × {height} · {count} {count === 1 ? 'picture' : 'pictures'}
                </p>
              </li>
            ))}
          </ul>
        </FoundationPart>
      </FoundationPage>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-width]')).toHaveLength(pictureWidths.length);
    const counted = shapes.reduce((sum, { count }) => sum + count, 0);
    await expect(counted).toBe(Object.keys(records).length);
  },
};
