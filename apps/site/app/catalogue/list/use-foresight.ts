import type { CountedGroup } from '@showroom/catalog-data/filters';
import { narrowList } from '@showroom/catalog-data/narrow-list';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { listenForAsked } from '../../shell/asked-page.ts';

/** Calls back whenever a list is asked for. Answers what ends it. */
export type Foresight = (follow: (stays: readonly boolean[] | undefined) => void) => () => void;

/**
 * Tells of the first page of a list, the moment another is asked for and before the server has answered, which of its cards stay;
 * undefined when only the server knows. What follows it lasts until the answer.
 *
 * @param types what is chosen beside the filters
 */
export function useForesight(groups: readonly CountedGroup[], types: CountedGroup | null): Foresight {
  // Any other entry of the history ends what was foreseen: a link to a place in the page calls off what is on its way.
  const location = useLocation();
  return useCallback(
    (follow) =>
      listenForAsked((path) => {
        const [asked, query] = path.split('?');
        const isHere = asked === location.pathname;
        const shown = new URLSearchParams(location.search);
        const all = types === null ? groups : [...groups, types];
        const stays = isHere ? narrowList(all, shown, new URLSearchParams(query)) : undefined;
        follow(stays);
        return stays !== undefined;
      }),
    [groups, types, location],
  );
}
