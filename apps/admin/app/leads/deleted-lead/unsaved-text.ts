import type { LastAction } from '@showroom/store/admin';
import { isRouteErrorResponse } from 'react-router-dom';
import { formatInstant } from '../../frame/words/format-instant.ts';

/** Who deleted a lead, and when; undefined if unknown. */
export type Deletion = Pick<LastAction, 'at' | 'by'> | undefined;

export interface UnsavedText {
  /** Who deleted the lead, and when. */
  readonly deletion: Deletion;
  /** The label and the text of each field. */
  readonly typed: readonly { readonly label: string; readonly words: string }[];
}

/** Finds the error thrown for a lead that was deleted while someone was writing. */
export function findUnsavedText(error: unknown): UnsavedText | undefined {
  return isRouteErrorResponse(error) && error.status === 404 && hasUnsavedText(error.data)
    ? error.data.unsavedText
    : undefined;
}

function hasUnsavedText(sent: unknown): sent is { readonly unsavedText: UnsavedText } {
  return typeof sent === 'object' && sent !== null && 'unsavedText' in sent;
}

/** “Anna deleted this lead on Nov 21, 2026, 3:04 p.m.” */
export function describeDeletion(deletion: Deletion): string {
  const said = `${deletion?.by ?? 'Someone else'} deleted this lead`;
  return deletion === undefined ? `${said}.` : `${said} on ${formatInstant(deletion.at)}`;
}
