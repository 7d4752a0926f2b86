import { join } from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '../masters/write-atomically.ts';
import { toIco } from './ico.ts';

const appsDir = join(import.meta.dirname, '../../../../apps');

/** The mark: a slab seen from its corner, its edge catching the light. Drawn on a field of 32. */
const faces = [
  { path: 'M4 12 16 5l12 7-12 7z', fill: '#1f4a3e' },
  { path: 'M4 12v5l12 7v-5z', fill: '#b08d4a' },
  { path: 'M28 12v5l-12 7v-5z', fill: '#1d1c1a' },
];
const paper = '#FAF8F4';

/** The mark as SVG, optionally centred on a background at `share` of its width. */
export function markSvg({ ground, share = 1 }: { readonly ground?: string; readonly share?: number } = {}): string {
  const drawn = faces.map(({ fill, path }) => `<path d="${path}" fill="${fill}"/>`).join('');
  const shift = (32 - 32 * share) / 2;
  const mark = share === 1 ? drawn : `<g transform="translate(${shift} ${shift + share}) scale(${share})">${drawn}</g>`;
  const field = ground === undefined ? '' : `<rect width="32" height="32" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${field}${mark}</svg>\n`;
}

function markPng(size: number, svg: string): Promise<Buffer> {
  // Rendered large and scaled down for smooth edges.
  return sharp(Buffer.from(svg), { density: 72 * 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * Writes the icons of both apps: SVG, ICO for `/favicon.ico`, the iPhone’s home screen icon, and those of the site’s
 * web manifest. A maskable icon keeps its mark inside the safe zone (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export async function drawBrand(): Promise<readonly string[]> {
  const common: Record<string, Buffer | string> = {
    'favicon.svg': markSvg(),
    'favicon.ico': toIco([await markPng(16, markSvg()), await markPng(32, markSvg()), await markPng(48, markSvg())]),
    'apple-touch-icon.png': await markPng(180, markSvg({ ground: paper, share: 0.8 })),
  };
  const files: Record<string, Buffer | string> = {
    ...prefixed('admin/public', common),
    ...prefixed('site/public', {
      ...common,
      'icon-192.png': await markPng(192, markSvg()),
      'icon-512.png': await markPng(512, markSvg()),
      'icon-maskable-512.png': await markPng(512, markSvg({ ground: paper, share: 0.66 })),
    }),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(appsDir, name);
    await writeAtomically(file, content);
  }
  return Object.keys(files);
}

function prefixed(folder: string, files: Readonly<Record<string, Buffer | string>>): Record<string, Buffer | string> {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));
}
