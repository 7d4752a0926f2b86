import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readColourSchemes } from './colour-schemes.ts';
import { toDesignTokens } from './design-tokens.ts';
import { readTokens } from './read-tokens.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const tokens = readTokens(read('theme.css'));
const schemes = readColourSchemes(read('theme.css'), read('dark-scheme.css'));

// Figma imports one file for each mode. `pnpm --filter @showroom/ui tokens` writes them again.
test.each(['light', 'dark'] as const)('the design tokens of the %s scheme are those of the theme', async (scheme) => {
  const json = JSON.stringify(toDesignTokens(tokens, schemes[scheme]), null, 2);
  await expect(`${json}\n`).toMatchFileSnapshot(`tokens/${scheme}.generated.tokens.json`);
});

const px = (value: number) => ({ value, unit: 'px' });

test('values are converted to the types of the format', () => {
  const css = `@theme {
    --color-ink: #1d1c1a; /* Text */
    --color-current: currentColor;
    --text-title: clamp(2rem, 1.7rem + 1.7vw, 3.25rem);
    --text-title--line-height: 1.1;
    --radius-sm: 4px;
    --shadow-card: 0 1px 2px rgb(48 40 28 / 0.05), 0 8px 24px -10px rgb(48 40 28 / 0.16);
    --ease-out: cubic-bezier(0.22, 0.8, 0.3, 1);
    --default-transition-duration: 180ms;
    --font-mono: 'My Mono', monospace;
    --animate-fade-in: fade-in 180ms var(--ease-out);
  }`;
  const shade = { colorSpace: 'srgb', components: [0.1882, 0.1569, 0.1098], hex: '#30281c' };
  expect(toDesignTokens(readTokens(css), new Map([['ink', '#f1ede5']]))).toEqual({
    color: {
      ink: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.9451, 0.9294, 0.898], alpha: 1, hex: '#f1ede5' },
        $description: 'Text',
      },
    },
    text: {
      'title-min': { $type: 'dimension', $value: px(32) },
      'title-max': { $type: 'dimension', $value: px(52) },
      'title-line-height': { $type: 'number', $value: 1.1 },
    },
    radius: { sm: { $type: 'dimension', $value: px(4) } },
    shadow: {
      card: {
        $type: 'shadow',
        $value: [
          { color: { ...shade, alpha: 0.05 }, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) },
          { color: { ...shade, alpha: 0.16 }, offsetX: px(0), offsetY: px(8), blur: px(24), spread: px(-10) },
        ],
      },
    },
    ease: { out: { $type: 'cubicBezier', $value: [0.22, 0.8, 0.3, 1] } },
    default: { 'transition-duration': { $type: 'duration', $value: { value: 180, unit: 'ms' } } },
    font: { mono: { $type: 'fontFamily', $value: ['My Mono', 'monospace'] } },
  });
});
