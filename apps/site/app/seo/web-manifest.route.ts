import { readBusinessFacts } from '@showroom/store/site';
import { cachedPage } from '@showroom/web-server/route-rule';
import { storeContext } from '../request-context.ts';
import type { Route } from './+types/web-manifest.route';

export const headers = cachedPage();

/** The web app manifest. `pnpm studio brand` renders the icons. */
export async function loader({ context }: Route.LoaderArgs) {
  const { brand } = await readBusinessFacts(context.get(storeContext));
  const manifest = {
    name: brand,
    start_url: '/',
    display: 'browser',
    background_color: '#FAF8F4',
    theme_color: '#FAF8F4',
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}

function icon(file: string, size: number, purpose = 'any') {
  return { src: `/${file}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
