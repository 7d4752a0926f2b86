import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { edgePairs, textPairs } from '../../packages/ui/src/theme/colour-schemes.ts';
import { contrastRatio } from '../../packages/ui/src/theme/colours.ts';
import { FoundationPage, FoundationPart, TokenName } from './foundation-page.tsx';
import { colourSchemes, tokensOf, unshownTokens } from './tokens.ts';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;
type Scheme = keyof typeof colourSchemes;

const colours = tokensOf('colour').map(({ name }) => name.slice('color-'.length));
const schemes = ['light', 'dark'] as const;

const isOpaque = (value: string) => /^#[0-9a-f]{6}$/.test(value);
const valueOf = (scheme: Scheme, name: string) => colourSchemes[scheme].get(name) ?? '';
const ratio = (first: string, second: string) => `${contrastRatio(first, second).toFixed(1)} : 1`;

/** The most readable text colour on a background. */
function inkFor(scheme: Scheme, ground: string): { readonly name: string; readonly value: string } {
  const inks = ['ink', 'paper'].map((name) => ({ name, value: valueOf(scheme, name) }));
  const [best] = inks.sort((one, other) => contrastRatio(other.value, ground) - contrastRatio(one.value, ground));
  return best ?? { name: 'ink', value: '' };
}

function Swatch({ name, scheme }: { readonly name: string; readonly scheme: Scheme }) {
  const value = valueOf(scheme, name);
  const ink = isOpaque(value) ? inkFor(scheme, value) : undefined;
  return (
    <div>
      <span className="block h-20 border border-hairline" style={{ backgroundColor: value }} />
      <p className="figures mt-2 text-caption break-words text-ink-muted">
        {scheme === 'light' ? 'Light' : 'Dark'} {value}
        {ink && (
          <span className="block">
            {ink.name} on it {ratio(ink.value, value)}
          </span>
        )}
      </p>
    </div>
  );
}

interface PairTableProps {
  readonly caption: string;
  readonly pairs: typeof textPairs;
  /** The use of the pair. */
  readonly as: 'text' | 'edge';
}

function PairTable({ caption, pairs, as }: PairTableProps) {
  return (
    <table className="w-full max-w-3xl text-small">
      <caption className="pb-2 text-left font-medium">{caption}</caption>
      <thead>
        <tr className="border-b border-hairline text-left text-caption text-ink-muted">
          <th scope="col" className="py-2 pr-4 font-normal">
            Colour on ground
          </th>
          {schemes.map((scheme) => (
            <th key={scheme} scope="col" className="py-2 font-normal">
              {scheme === 'light' ? 'Light scheme' : 'Dark scheme'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(([colour, ground]) => (
          <tr key={`${colour} ${ground}`} className="border-b border-hairline">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {colour} on {ground}
            </th>
            {schemes.map((scheme) => (
              <td key={scheme} className="py-1 pr-2">
                <span
                  className="inline-grid min-w-28 grid-cols-[auto_1fr] items-center gap-2 rounded-xs border border-hairline px-2 py-1"
                  style={{
                    backgroundColor: valueOf(scheme, ground),
                    color: valueOf(scheme, as === 'text' ? colour : 'ink'),
                  }}
                >
                  {as === 'edge' && (
                    <span className="block size-4 rounded-xs" style={{ backgroundColor: valueOf(scheme, colour) }} />
                  )}
                  <span className="figures">{ratio(valueOf(scheme, colour), valueOf(scheme, ground))}</span>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every colour of the theme in both schemes, and its allowed backgrounds. */
export const Colour: Story = {
  render: () => (
    <FoundationPage
      title="Colour"
      lead="Warm paper, ink and stone greys, one deep spruce green for actions, and brass for small accents. There are no other colours: Tailwind’s own palette is off."
    >
      <FoundationPart
        title="Every colour"
        note="The public site is always light. The admin follows the user’s system. The figure is the contrast of ink or paper on the colour, whichever is higher."
      >
        <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {colours.map((name) => (
            <li key={name} data-token={name}>
              <TokenName>{name}</TokenName>
              <div className="mt-2 grid grid-cols-2 gap-x-1">
                {schemes.map((scheme) => (
                  <Swatch key={scheme} name={name} scheme={scheme} />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </FoundationPart>
      <FoundationPart
        title="Colours on grounds"
        note="A test checks these pairs in both schemes: 4.5 : 1 for text, 3 : 1 for edges and marks. Use no other pairs for text."
      >
        <div className="grid gap-10">
          <PairTable caption="Text" as="text" pairs={textPairs} />
          <PairTable caption="Edges of controls, marks of focus" as="edge" pairs={edgePairs} />
        </div>
      </FoundationPart>
    </FoundationPage>
  ),
  play: async ({ canvasElement, step }) => {
    await step('each colour of the theme has its swatch', async () => {
      const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')].map(
        ({ dataset }) => dataset['token'],
      );
      await expect(shown).toEqual([...colourSchemes.light.keys()]);
    });
    await step('each token of the theme is on one of the pages', async () => {
      await expect(unshownTokens()).toEqual([]);
    });
  },
};
