import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FoundationPage, FoundationPart, TokenName } from './foundation-page.tsx';
import { tokensOf } from './tokens.ts';

const meta = {
  title: 'Foundations/Spacing',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** Steps of the spacing scale, in quarters of a rem: 4 is 16 pixels. */
const scale = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 28];
const margins = tokensOf('space', 'spacing-');
const containers = tokensOf('space', 'container-');
const radii = tokensOf('space', 'radius-');
const shadows = tokensOf('space', 'shadow-');

/** Spacing, widths, corners and shadows. */
export const Spacing: Story = {
  render: () => (
    <FoundationPage
      title="Spacing, corners and depth"
      lead="Generous between sections, close within a component. Corners are nearly square. Depth comes from hairlines and a soft shadow."
    >
      <FoundationPart title="Scale" note="Distances are multiples of a quarter of a rem. Targets are at least 44 px.">
        <ul className="grid gap-2">
          {scale.map((step) => (
            <li key={step} className="figures grid grid-cols-[4rem_1fr] items-center gap-4 text-small">
              <span>
                {step} · {step * 4} px
              </span>
              <span className="block h-4 bg-spruce" style={{ width: `${step / 4}rem` }} />
            </li>
          ))}
        </ul>
      </FoundationPart>
      <FoundationPart
        title="Margins and widths"
        note="The margin grows with the screen. Text is never wider than prose."
      >
        <ul className="grid grid-cols-1 gap-6">
          {[...margins, ...containers].map(({ name, value }) => (
            <li key={name} data-token={name}>
              <TokenName>{name}</TokenName> <span className="text-caption text-ink-muted">{value}</span>
              <span className="mt-2 block h-3 max-w-full bg-brass" style={{ width: `var(--${name})` }} />
            </li>
          ))}
        </ul>
      </FoundationPart>
      <FoundationPart title="Corners">
        <ul className="flex flex-wrap gap-8">
          {radii.map(({ name, value }) => (
            <li key={name} data-token={name}>
              <span
                className="mb-2 block size-28 border border-stone-400 bg-paper-raised"
                style={{ borderRadius: `var(--${name})` }}
              />
              <TokenName>{name}</TokenName> <span className="text-caption text-ink-muted">{value}</span>
            </li>
          ))}
        </ul>
      </FoundationPart>
      <FoundationPart
        title="Shadows"
        note="Card is for what lies on the page; raised is for dialogs, open menus and a card under the pointer."
      >
        <ul className="grid gap-10 sm:grid-cols-2">
          {shadows.map(({ name, value }) => (
            <li key={name} data-token={name}>
              <span className="mb-6 block h-28 rounded-sm bg-paper-raised" style={{ boxShadow: `var(--${name})` }} />
              <TokenName>{name}</TokenName>
              <p className="text-caption break-words text-ink-muted">{value}</p>
            </li>
          ))}
        </ul>
      </FoundationPart>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')].map(
      ({ dataset }) => dataset['token'] ?? '',
    );
    await expect(shown.sort()).toEqual(
      tokensOf('space')
        .map(({ name }) => name)
        .sort(),
    );
  },
};
