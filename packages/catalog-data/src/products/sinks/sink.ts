import type { BrandedProduct } from '../branded-product.ts';
import type { Dimensions } from '../dimensions.ts';

export const sinkTypes = ['kitchen', 'bathroom', 'utility', 'vessel'] as const;
export type SinkType = (typeof sinkTypes)[number];

export type Sink = BrandedProduct<'sinks'> &
  Pick<Dimensions, 'widthIn' | 'diameterIn' | 'depthIn' | 'heightIn' | 'bowlDepthIn'> & {
    readonly type: SinkType;
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
    /** Faucet holes in the sink; none if they are in the counter or the wall. */
    readonly faucetHoles?:
      | { readonly count: 1; readonly centresIn?: undefined }
      | { readonly count: 3; readonly centresIn: number };
    /** For a faucet in the counter: the inside depth from front to back, and the drain’s place in it. */
    readonly bowl?: { readonly frontToBackIn: number; readonly drain: 'centre' | 'rear' };
    /** From the top. Without it, a sink with a diameter is round, and others are rectangular. */
    readonly isOval?: true;
    /** The inside of each bowl, from the left: width and front-to-back depth. Vessels have none. */
    readonly insideIn?: readonly (readonly [widthIn: number, frontToBackIn: number])[];
    /** The diameter of each drain. */
    readonly drainIn: number;
    /** The cut-out for a drop-in: width and depth. */
    readonly cutOutIn?: readonly [widthIn: number, depthIn: number];
    /** One of the four at the top of the page. */
    readonly isFeatured: boolean;
  };

/** A row of a type. */
export type SinkRow = Omit<Sink, 'cutOutIn' | 'family' | 'type' | 'isFeatured' | 'views'> &
  Partial<Pick<Sink, 'isFeatured'>>;
