import type { PhotoPlan } from '@showroom/room-view/compose-photo';
import type { EdgeMap } from '@showroom/room-view/edge-map';
import type { Pixels } from '@showroom/room-view/pixels';
import type { StoneChoice } from '../stone-choice.ts';

export type ComposeSize = 'preview' | 'full';

export type ComposerRequest =
  | { readonly kind: 'open'; readonly photo: Pixels }
  /** Measures the edges of the photo, in the size of the live view. */
  | { readonly kind: 'measure'; readonly id: number }
  | {
      readonly kind: 'compose';
      readonly id: number;
      readonly size: ComposeSize;
      readonly plan: PhotoPlan;
      readonly stone: StoneChoice;
    };

export type ComposerAnswer =
  | { readonly kind: 'measured'; readonly id: number; readonly edges: EdgeMap }
  /** Null: the stone's picture couldn't be loaded. */
  | { readonly kind: 'composed'; readonly id: number; readonly pixels: Pixels | null };
