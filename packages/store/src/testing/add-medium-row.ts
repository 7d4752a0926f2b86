import { publish } from '../content/editing/edit-content.ts';
import type { Content } from '../content/stored-content.ts';
import { media } from '../media/medium.ts';
import type { Medium } from '../media/medium.ts';
import type { Store } from '../store.ts';
import { bySystem } from './temporary-store.ts';

/** Adds only the row of a library picture, for tests that don't need its bytes. */
export async function addMediumRow(store: Store, fields: Partial<Medium> = {}): Promise<Content<Medium>> {
  const picture = {
    name: 'kitchen.jpg',
    sha256: 'a1'.repeat(32),
    type: 'image/jpeg',
    byteSize: 120_000,
    widthPx: 1600,
    heightPx: 1200,
    alt: 'A kitchen in oak',
  } as const;
  const result = await bySystem(store, (t) => publish(t, media, { from: 0, fields: { ...picture, ...fields } }));
  if (!result.ok) throw new Error(result.code);
  return result.content;
}
