import type { SceneParameter, SceneParameters } from '../studio-picture.ts';

/** A glass of a mirror, as `scenes/lib/mirrors.py` builds it. In metres, unless the name says inches. */
export type PaneLook = {
  readonly shape: SceneParameters & { readonly kind: string };
  /** Outer size in inches with frames; by default the row’s. */
  readonly sizeIn?: readonly [number, number];
  /** Its centre’s offset in inches, right and up from the mirror’s. */
  readonly atIn?: readonly [number, number];
  readonly frames?: readonly (SceneParameters & { readonly width: number; readonly gap?: number })[];
} & {
  readonly [part in 'edge' | 'lift' | 'tint' | 'tilt' | 'halo' | 'lit' | 'keys' | 'shows' | 'bead']?: SceneParameter;
};

/** A mirror’s picture: its glass, the wall, what is below, and the reflected room (`seed`). */
export type MirrorLook = {
  readonly alt: string;
  /** The alt text of a lit mirror with its light off. */
  readonly off?: string;
  /** The alt text of the close-up of a mirror without light. */
  readonly detail?: string;
  readonly panes: readonly PaneLook[];
  readonly wall: SceneParameters;
  readonly foot: SceneParameters;
  readonly seed: number;
  readonly light?: 'day' | 'sun' | 'evening' | 'dusk';
  readonly hang?: number;
  readonly extras?: readonly SceneParameters[];
  /** The reflected things (`scenes/lib/mirror_views.py`), instead of the seed’s room. */
  readonly seen?: SceneParameters;
  /** Things on the top: name and metres from the centre. */
  readonly things?: readonly (readonly [string, number])[];
  /** Antique glass. */
  readonly aged?: boolean;
};

export type MirrorLooks = Readonly<Record<string, MirrorLook>>;
