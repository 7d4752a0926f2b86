import type { BrandedProduct } from '../branded-product.ts';
import type { Dimensions } from '../dimensions.ts';

export const sinkTypes = ['kitchen', 'bathroom', 'utility', 'vessel'] as const;
export type SinkType = (typeof sinkTypes)[number];

export type Sink = BrandedProduct<'sinks'> &
  Pick<Dimensions, 'widthIn' | 'diameterIn' | 'depthIn' | 'heightIn' | 'bowlDepthIn'> & {
    readonly type: SinkType;
    /** How it is fixed, in the words of the trade. */
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
    /** Holes for a faucet that it comes with; none where the counter or the wall has them. */
    readonly faucetHoles?:
      | { readonly count: 1; readonly centresIn?: undefined }
      | { readonly count: 3; readonly centresIn: number };
    /** Of a bowl that a faucet in the counter reaches over: from its front to its back inside, and where its drain lies in that. */
    readonly bowl?: { readonly frontToBackIn: number; readonly drain: 'centre' | 'rear' };
    /** Seen from above. What has a diameter is round, and anything else has four sides. */
    readonly isOval?: true;
    /** Inside of each bowl, from the left: its width, and from its front to its back. None of a vessel, which is a shell. */
    readonly insideIn?: readonly (readonly [widthIn: number, frontToBackIn: number])[];
    /** Across each drain. */
    readonly drainIn: number;
    /** Of the counter of a drop-in: its width and its depth. */
    readonly cutOutIn?: readonly [widthIn: number, depthIn: number];
    /** One of the four at the head of the page. */
    readonly isFeatured: boolean;
  };

/** A sink as it is written down, in the list of its type. */
export type SinkRow = Omit<Sink, 'cutOutIn' | 'family' | 'type' | 'isFeatured'> & Partial<Pick<Sink, 'isFeatured'>>;
