import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Token } from '../../packages/ui/src/theme/read-tokens.ts';
import { FoundationPage, FoundationPart, TokenName } from './foundation-page.tsx';
import { colourSchemes, tokens } from './tokens.ts';

const meta = {
  title: 'Foundations/Design tokens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

// Parts of another token (`text-title--line-height`) are on that token’s page.
const shown = tokens.filter(({ name }) => !name.includes('--'));
const purposes = [...new Set(shown.map(({ purpose }) => purpose))];

function TokenTable({ of }: { readonly of: string | undefined }) {
  return (
    <table className="w-full table-fixed text-left text-small">
      <thead className="text-caption text-ink-muted">
        <tr className="border-b border-hairline">
          <th scope="col" className="w-2/5 py-2 pr-4 font-normal">
            Token
          </th>
          <th scope="col" className="py-2 font-normal">
            Use
          </th>
        </tr>
      </thead>
      <tbody>
        {shown
          .filter(({ purpose }) => purpose === of)
          .map((token) => (
            <tr key={token.name} className="border-b border-hairline align-top">
              <th scope="row" className="py-3 pr-4 font-normal">
                <TokenName>{token.name}</TokenName>
                <TokenValue {...token} />
              </th>
              <td className="py-3">{token.use}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** A token’s value; a colour in both schemes. */
function TokenValue({ name, value }: Token) {
  const colour = name.replace(/^color-/, '');
  const values = colourSchemes.light.has(colour)
    ? [...new Set([colourSchemes.light.get(colour), colourSchemes.dark.get(colour)])]
    : [value];
  return values.map((each) => (
    <span key={each} className="mt-1 flex items-center gap-2 text-caption text-ink-muted">
      {name.startsWith('color-') && (
        <span className="size-4 shrink-0 rounded-xs border border-hairline" style={{ backgroundColor: each }} />
      )}
      <span className="min-w-0 break-words">{each}</span>
    </span>
  ));
}

/** Every token by purpose, and the files for design tools. */
export const DesignTokens: Story = {
  name: 'Design tokens',
  render: () => (
    <FoundationPage
      title="Design tokens"
      lead="Colours, sizes and movements have names, and components use nothing else. They are written once, in packages/ui/src/theme. A colour has two values: one for light mode, one for dark mode."
    >
      <FoundationPart
        title="For Figma"
        note="The same tokens in the W3C Design Tokens format. In Figma, import both files into one collection of variables: each becomes a mode."
      >
        <ul className="flex flex-wrap gap-6">
          {(['light', 'dark'] as const).map((scheme) => (
            <li key={scheme}>
              <a
                href={`./tokens/${scheme}.generated.tokens.json`}
                download={`showroom-${scheme}.tokens.json`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                Download {scheme} mode
              </a>
            </li>
          ))}
        </ul>
      </FoundationPart>
      {purposes.map((purpose) => (
        <FoundationPart key={purpose} title={purpose ?? ''}>
          <TokenTable of={purpose} />
        </FoundationPart>
      ))}
    </FoundationPage>
  ),
  play: async () => {
    await expect(shown.filter(({ purpose }) => purpose === undefined)).toEqual([]);
  },
};
