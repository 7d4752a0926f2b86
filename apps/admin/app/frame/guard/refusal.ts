import { isRouteErrorResponse } from 'react-router-dom';
import type { Frame } from './load-frame.server.ts';

/** Why a signed-in user may not open a page, with the frame’s data. */
export interface Refusal {
  readonly words: string;
  readonly frame: Frame;
}

/** Finds the refusal that a route’s rule threw. */
export function findRefusal(error: unknown): Refusal | undefined {
  return isRouteErrorResponse(error) && error.status === 403 && isRefusal(error.data) ? error.data : undefined;
}

function isRefusal(sent: unknown): sent is Refusal {
  return typeof sent === 'object' && sent !== null && 'frame' in sent && 'words' in sent;
}
