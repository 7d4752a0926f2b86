import { isRouteErrorResponse } from 'react-router-dom';
import type { Frame } from './load-frame.server.ts';

/** Why a page is not opened to someone who is signed in, and the frame that they may use. */
export interface Refusal {
  readonly words: string;
  readonly frame: Frame;
}

/** Finds what the rule of a route threw. */
export function findRefusal(error: unknown): Refusal | undefined {
  return isRouteErrorResponse(error) && error.status === 403 && isRefusal(error.data) ? error.data : undefined;
}

function isRefusal(sent: unknown): sent is Refusal {
  return typeof sent === 'object' && sent !== null && 'frame' in sent && 'words' in sent;
}
