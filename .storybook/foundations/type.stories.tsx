import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { FoundationPage, FoundationPart, TokenName } from './foundation-page.tsx';
import { partOf, tokensOf } from './tokens.ts';

const meta = {
  title: 'Foundations/Typography',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const families = tokensOf('type', 'font-');
const steps = tokensOf('type', 'text-');
const widths = [390, 768, 1440] as const;

/** Steps with tighter letter spacing are headings, in the serif. */
const familyOf = (name: string) => (partOf(name, 'letter-spacing') === undefined ? 'sans' : 'serif');

/** A size in pixels at a screen width: handles `rem`, `vw`, sums and `clamp`. */
function sizeAt(value: string, screenPx: number): number {
  const [, low, middle, high] = /^clamp\((.+), (.+), (.+)\)$/.exec(value) ?? [];
  if (low !== undefined && middle !== undefined && high !== undefined) {
    return Math.min(Math.max(sizeAt(low, screenPx), sizeAt(middle, screenPx)), sizeAt(high, screenPx));
  }
  return value
    .split(' + ')
    .map((part) => Number.parseFloat(part) * (part.endsWith('vw') ? screenPx / 100 : part.endsWith('rem') ? 16 : 1))
    .reduce((sum, size) => sum + size, 0);
}

const px = (size: number) => `${Number(size.toFixed(1))} px`;

function Step({ name, value }: { readonly name: string; readonly value: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [now, setNow] = useState('');
  useLayoutEffect(() => {
    const measure = () => {
      if (line.current) setNow(px(Number.parseFloat(getComputedStyle(line.current).fontSize)));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  const lineHeight = partOf(name, 'line-height') ?? '1.65';
  const letterSpacing = partOf(name, 'letter-spacing') ?? 'normal';
  const family = familyOf(name);
  return (
    <li className="grid gap-3 border-b border-hairline py-6" data-token={name}>
      <p
        ref={line}
        style={{
          fontFamily: `var(--font-${family})`,
          fontSize: `var(--${name})`,
          lineHeight,
          letterSpacing,
        }}
      >
        {family === 'serif'
          ? 'Stone you choose by hand'
          : 'Bring a drawer front and a tile; we lay the slab beside them. 126″ × 64″'}
      </p>
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-caption text-ink-muted sm:grid-cols-[repeat(4,auto)_1fr]">
        <dt className="font-medium text-ink">
          <TokenName>{name}</TokenName>
        </dt>
        <dd>{family}</dd>
        <dt className="sr-only">Size on a phone, a tablet and a desk</dt>
        <dd className="max-sm:col-span-2">
          {widths.map((width) => `${px(sizeAt(value, width))} at ${width}`).join(' · ')}
        </dd>
        <dt className="sr-only">Here and now</dt>
        <dd className="max-sm:col-span-2">
          here {now}, line height {lineHeight}, letter spacing {letterSpacing}
        </dd>
      </dl>
    </li>
  );
}

/** Both typefaces and every step of the scale. */
export const Typography: Story = {
  render: () => (
    <FoundationPage
      title="Typography"
      lead="A serif with character for headings, a plain sans for everything else. Sizes grow from a phone of 390 pixels to a desktop of 1440. Figures of sizes and prices are equally wide."
    >
      <FoundationPart title="Typefaces">
        <ul className="grid gap-8 md:grid-cols-2">
          {families.map(({ name, value }) => (
            <li key={name} data-token={name}>
              <p className="text-display" style={{ fontFamily: `var(--${name})` }}>
                Aa 126
              </p>
              <TokenName>{name}</TokenName>
              <p className="mt-1 text-caption break-words text-ink-muted">{value}</p>
            </li>
          ))}
        </ul>
      </FoundationPart>
      <FoundationPart
        title="Scale"
        note="Display is for the home page, title for other pages, heading and subheading for their parts. Body is for reading, in lines of up to 70 characters."
      >
        <ul>
          {steps.map((step) => (
            <Step key={step.name} {...step} />
          ))}
        </ul>
      </FoundationPart>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll<HTMLElement>('li[data-token^="text-"]')];
    await expect(lines.map(({ dataset }) => dataset['token'])).toEqual(steps.map(({ name }) => name));
    // The table’s figures match the rendered sizes.
    for (const [index, line] of lines.entries()) {
      const drawn = Number.parseFloat(getComputedStyle(line.querySelector('p') ?? line).fontSize);
      await expect(drawn).toBeCloseTo(sizeAt(steps[index]?.value ?? '', document.documentElement.clientWidth), 0);
    }
  },
};
