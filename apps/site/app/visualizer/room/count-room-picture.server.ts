import { createNetworkLimit } from '../../network-limit.server.ts';

/** Counts a new picture, about a second of one core each. Pictures that were made before don't count. */
export const countRoomPicture = createNetworkLimit({ perNetwork: 40, inAll: 90 });
