import type { PhotoPlan } from '@showroom/room-view/compose-photo';
import type { Pixels } from '@showroom/room-view/pixels';
import type { StoneChoice } from '../stone-choice.ts';

export type ComposeSize = 'preview' | 'full';

export type ComposerRequest =
  | { readonly kind: 'open'; readonly photo: Pixels }
  | {
      readonly kind: 'compose';
      readonly id: number;
      readonly size: ComposeSize;
      readonly plan: PhotoPlan;
      readonly stone: StoneChoice;
    };

/** Null: the stone's picture couldn't be loaded. */
export type ComposerAnswer = { readonly id: number; readonly pixels: Pixels | null };
