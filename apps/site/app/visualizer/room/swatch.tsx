import { joinClasses } from '@showroom/ui/join-classes';
import type { RoomSwatch } from './room-options.ts';

/** A photo of a wood shows what stands around the board, too. As much larger, its middle is all wood. */
const WOOD_ZOOM = 1.3;

/** How an option looks, in the size of its place. Its name stands next to it. */
export function Swatch({ swatch, className }: { readonly swatch: RoomSwatch; readonly className: string }) {
  const look = joinClasses('block rounded-xs bg-stone-100 object-cover', className);
  if ('src' in swatch) {
    const image = { src: swatch.src, alt: '', width: 400, height: 203, loading: 'lazy', decoding: 'async' } as const;
    if (swatch.kind !== 'wood') return <img {...image} alt="" className={look} />;
    return (
      <span className={joinClasses('overflow-hidden', look)}>
        <img {...image} alt="" className="size-full object-cover" style={{ scale: `${WOOD_ZOOM}` }} />
      </span>
    );
  }
  return (
    <span
      className={joinClasses(look, 'inset-ring inset-ring-ink/10')}
      style={swatch.kind === 'metal' ? { background: shine(swatch.hex) } : { backgroundColor: swatch.hex }}
    />
  );
}

/** A plated sample under a lamp. */
function shine(hex: string): string {
  const light = `color-mix(in srgb, ${hex}, white 55%)`;
  const dark = `color-mix(in srgb, ${hex}, black 28%)`;
  return `linear-gradient(115deg, ${dark}, ${hex} 25%, ${light} 46%, ${hex} 60%, ${dark})`;
}
