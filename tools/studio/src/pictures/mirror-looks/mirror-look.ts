import type { SceneParameter, SceneParameters } from '../studio-picture.ts';

/** One glass of a mirror, as `scenes/lib/mirrors.py` builds it. Metres, except where a name says inches. */
export type PaneLook = {
  readonly shape: SceneParameters & { readonly kind: string };
  /** Outer width and height in inches, frames included; the row's size where absent. */
  readonly sizeIn?: readonly [number, number];
  /** Its middle, in inches to the right of and above the mirror's middle. */
  readonly atIn?: readonly [number, number];
  /** From the glass outward. */
  readonly frames?: readonly (SceneParameters & { readonly width: number; readonly gap?: number })[];
} & {
  readonly [part in 'edge' | 'lift' | 'tint' | 'tilt' | 'halo' | 'lit' | 'keys' | 'shows' | 'bead']?: SceneParameter;
};

/** How a mirror is photographed: its glass, the wall, what is below, and the room seen in it (`seed`). */
export type MirrorLook = {
  readonly alt: string;
  readonly panes: readonly PaneLook[];
  readonly wall: SceneParameters;
  readonly foot: SceneParameters;
  readonly seed: number;
  readonly light?: 'day' | 'sun' | 'evening' | 'dusk';
  readonly hang?: number;
  readonly extras?: readonly SceneParameters[];
  /** What the glass shows, thing by thing (`scenes/lib/mirror_views.py`), instead of the room of the seed. */
  readonly seen?: SceneParameters;
  /** What else is on the top: name and metres from the middle. */
  readonly things?: readonly (readonly [string, number])[];
  /** Antique glass. */
  readonly aged?: boolean;
};

export type MirrorLooks = Readonly<Record<string, MirrorLook>>;
