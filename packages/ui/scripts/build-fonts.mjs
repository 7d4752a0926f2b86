/**
 * Builds the web fonts and the stylesheet that declares them. Run `pnpm --filter @showroom/ui fonts` after changing a typeface, a
 * weight or the character set; the results are committed.
 *
 * Each weight is a file of its own with only the characters that the site uses. Each is small enough to arrive in the first round
 * trip (under 14 KB), where a variable file of both weights needs two. Letters of other languages are in one more file, which
 * browsers fetch when a page contains one. Fallback faces made from installed fonts are scaled to the same width and height, so
 * that nothing moves when the web font arrives.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const themeDir = path.resolve(import.meta.dirname, '../src/theme');
const fontsDir = path.join(themeDir, 'fonts');

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
/** Characters of English pages. */
const everyday = `${range(0x20, 0x7e)}\u00a0©·×½¼¾°é‘’“”–—…•′″−\u2009\u202f`;
/** Names and words from other languages: rare, so in a separate file. */
const otherLetters = `${range(0xa1, 0xff)}ŒœŸ‚„€™`.replaceAll(
  new RegExp(`[${everyday.replaceAll(/[\\\]^-]/g, '\\$&')}]`, 'g'),
  '',
);

const typefaces = [
  {
    family: 'Instrument Sans',
    metrics: 'instrumentSans',
    source: '@fontsource-variable/instrument-sans',
    sourceFile: 'files/instrument-sans-latin-wght-normal.woff2',
    // Bolder text uses medium.
    cuts: [
      { file: 'sans.woff2', weight: 400, stands: '400' },
      { file: 'sans-medium.woff2', weight: 500, stands: '500 700' },
    ],
    otherFile: 'sans-other.woff2',
    // It has no fractions: including them would fetch it for nothing on pages with measurements.
    otherRange: 'U+A1-BB, U+BF-2122',
    fallbacks: [
      {
        metrics: 'arial',
        local: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
        localBold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
      },
      { metrics: 'roboto', local: ['Roboto', 'Roboto Regular'], localBold: ['Roboto Medium', 'Roboto Bold'] },
    ],
  },
  {
    family: 'Brygada 1918',
    metrics: 'brygada1918',
    source: '@fontsource-variable/brygada-1918',
    sourceFile: 'files/brygada-1918-latin-wght-normal.woff2',
    // Headings use one weight.
    cuts: [{ file: 'serif.woff2', weight: 400, stands: '400' }],
    otherFile: 'serif-other.woff2',
    otherRange: 'U+A1-2122',
    // Instrument Sans has no prime marks: sizes such as 126″ use two glyphs of the serif.
    lends: { to: 'Instrument Sans', stands: ['400', '500 700'], unicodeRange: 'U+2032-2033' },
    fallbacks: [
      { metrics: 'georgia', local: ['Georgia', 'Gelasio'] },
      { metrics: 'timesNewRoman', local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'] },
      { metrics: 'notoSerif', local: ['Noto Serif', 'NotoSerif'] },
    ],
  },
];

await mkdir(fontsDir, { recursive: true });
const rules = ['/* Written by scripts/build-fonts.mjs: change it there. */'];
for (const typeface of typefaces) {
  const { cuts, family, lends, otherFile, otherRange } = typeface;
  const packageDir = path.dirname(require.resolve(`${typeface.source}/package.json`));
  const original = await readFile(path.join(packageDir, typeface.sourceFile));
  const writeFace = async (file, letters, wght) => {
    const subset = await subsetFont(original, letters, { targetFormat: 'woff2', variationAxes: { wght } });
    await writeFile(path.join(fontsDir, file), subset);
    process.stdout.write(`${file} ${subset.byteLength} bytes\n`);
  };
  for (const { file, weight } of cuts) await writeFace(file, everyday, weight);
  const weights = cuts.map(({ weight }) => weight);
  const [lightest, boldest] = [Math.min(...weights), Math.max(...weights)];
  await writeFace(otherFile, otherLetters, lightest === boldest ? lightest : { min: lightest, max: boldest });
  await copyFile(
    path.join(packageDir, 'LICENSE'),
    path.join(fontsDir, otherFile.replace('-other.woff2', '.LICENSE.txt')),
  );

  for (const { file, stands } of cuts) {
    // The main face is last, so it is tried first.
    rules.push(webFace(family, stands, otherFile, otherRange), webFace(family, stands, file));
  }
  for (const stands of lends?.stands ?? []) {
    rules.push(webFace(lends.to, stands, cuts[0].file, lends.unicodeRange));
  }
  for (const fallback of typeface.fallbacks) {
    const fallbackFamily = quote(`${family} as ${entireMetricsCollection[fallback.metrics].familyName}`);
    rules.push(
      fallbackFace(
        fallbackFamily,
        typeface.metrics,
        fallback.metrics,
        fallback.localBold ? '400 500' : '400 700',
        fallback.local,
      ),
    );
    if (fallback.localBold)
      rules.push(fallbackFace(fallbackFamily, typeface.metrics, fallback.metrics, '600 700', fallback.localBold, true));
  }
}
await writeFile(path.join(themeDir, 'fonts.css'), `${rules.join('\n\n')}\n`);

function webFace(family, stands, file, unicodeRange) {
  return fontFace({
    'font-family': quote(family),
    'font-style': 'normal',
    'font-weight': stands,
    'font-display': 'swap',
    src: `url(./fonts/${file}) format('woff2')`,
    ...(unicodeRange ? { 'unicode-range': unicodeRange } : {}),
  });
}

/** A face of an installed font, stretched to the web font's average width and line height. */
function fallbackFace(family, webFont, installedFont, weight, localNames, isBold = false) {
  const web = entireMetricsCollection[webFont];
  const webWidth = (isBold ? web.variants['600'] : web).xWidthAvg / web.unitsPerEm;
  const installed = entireMetricsCollection[installedFont];
  const installedWidth = (isBold ? installed.variants['700'] : installed).xWidthAvg / installed.unitsPerEm;
  const scale = webWidth / installedWidth;
  return fontFace({
    'font-family': family,
    'font-weight': weight,
    src: localNames.map((name) => `local(${quote(name)})`).join(', '),
    'size-adjust': percent(scale),
    'ascent-override': percent(web.ascent / web.unitsPerEm / scale),
    'descent-override': percent(Math.abs(web.descent) / web.unitsPerEm / scale),
    'line-gap-override': percent(web.lineGap / web.unitsPerEm / scale),
  });
}

function percent(value) {
  return `${(value * 100).toFixed(2)}%`;
}

function fontFace(descriptors) {
  return `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n')}\n}`;
}

function quote(text) {
  return `'${text}'`;
}
