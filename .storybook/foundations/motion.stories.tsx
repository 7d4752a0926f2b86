import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../packages/ui/src/button/button.tsx';
import { FoundationPage, FoundationPart, TokenName } from './foundation-page.tsx';
import { tokensOf } from './tokens.ts';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const movements = tokensOf('motion', 'animate-');
const easings = tokensOf('motion', 'ease-');
const defaults = tokensOf('motion', 'default-');

function Movement({ name, value }: { readonly name: string; readonly value: string }) {
  /** A click restarts the animation. */
  const [round, setRound] = useState(0);
  return (
    <li className="grid content-start gap-3" data-token={name}>
      <div className="grid h-28 place-items-center overflow-hidden rounded-sm border border-hairline bg-stone-50">
        <span
          key={round}
          className="block size-14 rounded-xs bg-spruce"
          style={round === 0 ? undefined : { animation: value.replace('infinite', '3') }}
        />
      </div>
      <div>
        <TokenName>{name}</TokenName>
        <p className="text-caption break-words text-ink-muted">{value}</p>
      </div>
      <Button variant="secondary" size="small" className="justify-self-start" onClick={() => setRound(round + 1)}>
        Play <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}

function Easing({ name, value }: { readonly name: string; readonly value: string }) {
  const [isAway, setIsAway] = useState(false);
  return (
    <li className="grid content-start gap-3" data-token={name}>
      <div className="flex h-16 items-center rounded-sm border border-hairline bg-stone-50 px-2">
        <span
          className="block transition-[margin] duration-700"
          style={{ marginLeft: isAway ? 'calc(100% - 3rem)' : 0, transitionTimingFunction: `var(--${name})` }}
        >
          <span className="block size-12 rounded-xs bg-brass" />
        </span>
      </div>
      <div>
        <TokenName>{name}</TokenName>
        <p className="text-caption text-ink-muted">{value}, shown over 700 ms</p>
      </div>
      <Button variant="secondary" size="small" className="justify-self-start" onClick={() => setIsAway(!isAway)}>
        Play <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}

/** Every animation, played on demand. */
export const Motion: Story = {
  render: () => (
    <FoundationPage
      title="Motion"
      lead="Motion explains: a gallery slides, a sheet arrives from its edge. It takes 150 to 250 ms. Nothing moves, here or anywhere, if the system asks for less motion."
    >
      <FoundationPart title="Movements" note="Endless movements stop here after three rounds.">
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {movements.map((movement) => (
            <Movement key={movement.name} {...movement} />
          ))}
        </ul>
      </FoundationPart>
      <FoundationPart title="Easings">
        <ul className="grid gap-8 md:grid-cols-2">
          {easings.map((easing) => (
            <Easing key={easing.name} {...easing} />
          ))}
        </ul>
      </FoundationPart>
      <FoundationPart title="Defaults" note="For colours, edges and shadows that change under the pointer.">
        <dl className="grid gap-2">
          {defaults.map(({ name, value }) => (
            <div key={name} data-token={name}>
              <dt>
                <TokenName>{name}</TokenName>
              </dt>
              <dd className="text-caption text-ink-muted">{value}</dd>
            </div>
          ))}
        </dl>
      </FoundationPart>
    </FoundationPage>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('every token of motion is here', async () => {
      const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')].map(
        ({ dataset }) => dataset['token'] ?? '',
      );
      await expect(shown.sort()).toEqual(
        tokensOf('motion')
          .map(({ name }) => name)
          .sort(),
      );
    });
    await step('nothing moves before it is asked to', async () => {
      await expect(document.getAnimations()).toHaveLength(0);
    });
    await step('each movement that is asked for moves something', async () => {
      for (const { name } of movements) {
        await userEvent.click(canvas.getByRole('button', { name: `Play ${name}` }));
        const moved = canvasElement.querySelector(`[data-token="${name}"] span`)?.getAnimations() ?? [];
        await expect(moved).toHaveLength(1);
        for (const movement of moved) movement.cancel();
      }
    });
  },
};
