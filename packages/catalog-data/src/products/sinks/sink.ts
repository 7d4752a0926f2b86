import type { BrandedProduct } from '../branded-product.ts';
import type { Dimensions } from '../dimensions.ts';

export const sinkTypes = ['kitchen', 'bathroom', 'utility', 'vessel'] as const;
export type SinkType = (typeof sinkTypes)[number];

export type Sink = BrandedProduct<'sinks'> &
  Pick<Dimensions, 'widthIn' | 'diameterIn' | 'depthIn' | 'heightIn' | 'bowlDepthIn'> & {
    readonly type: SinkType;
    /** How it is mounted. */
    readonly mounting:
      | 'Undermount'
      | 'Drop-in'
      | 'Apron front'
      | 'Semi-recessed'
      | 'Wall-hung'
      | 'Pedestal'
      | 'Console'
      | 'Freestanding'
      | 'Floor-mounted'
      | 'Vessel';
    /** Faucet holes; none if they are in the counter or the wall. */
    readonly faucetHoles?:
      | { readonly count: 1; readonly centresIn?: undefined }
      | { readonly count: 3; readonly centresIn: number };
    /** For bowls with a faucet in the counter: the inside depth from front to back, and the place of the drain in it. */
    readonly bowl?: { readonly frontToBackIn: number; readonly drain: 'centre' | 'rear' };
    /** Seen from above. What has a diameter is round, and anything else has four sides. */
    readonly isOval?: true;
    /** Inside of each bowl, from the left: its width, and from its front to its back. None of a vessel, which is a shell. */
    readonly insideIn?: readonly (readonly [widthIn: number, frontToBackIn: number])[];
    /** Across each drain. */
    readonly drainIn: number;
    /** Of the counter of a drop-in: its width and its depth. */
    readonly cutOutIn?: readonly [widthIn: number, depthIn: number];
    /** One of the four at the top of the page. */
    readonly isFeatured: boolean;
  };

/** A row in the list of a type. */
export type SinkRow = Omit<Sink, 'cutOutIn' | 'family' | 'type' | 'isFeatured'> & Partial<Pick<Sink, 'isFeatured'>>;
