import { createNetworkLimit } from '../../network-limit.server.ts';

/** Counts a file, a tenth of a second of the processor. One every few seconds is enough for a visitor. */
export const countFile = createNetworkLimit({ perNetwork: 30, inAll: 60 });
