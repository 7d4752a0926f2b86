import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * What a list is asked for, as the address has it, or will have it in a moment: a tick shows at once, before its list has
 * arrived, and Back takes it away again. There is no other state. A list has one of these, which its page hands down: what
 * was asked for last is remembered in one place.
 */
export function useListAddress() {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const pending = navigation.location?.pathname === location.pathname ? navigation.location : undefined;
  const { search } = pending ?? location;
  const params = new URLSearchParams(search);
  /** The last that was asked for, while the router has not taken it up: a second tick in that moment builds on it. */
  const asked = useRef(search);
  useEffect(() => {
    asked.current = search;
  }, [search]);

  function ask(change: (params: URLSearchParams) => URLSearchParams, options: { readonly replace?: boolean } = {}) {
    asked.current = change(new URLSearchParams(asked.current)).toString();
    void navigate({ search: asked.current }, { ...options, preventScrollReset: true });
  }

  return {
    isPending: pending !== undefined,
    isSelected: (groupId: string, value: string) => params.getAll(groupId).includes(value),
    /** The sort that is asked for; empty where the address says none. */
    sort: params.get('sort') ?? '',
    /** What is searched for in the list; empty where nothing is. */
    text: params.get('q') ?? '',
    /** The query of the list without an option: of the list that is on its way, when one is. */
    searchWithout: (groupId: string, value: string) => toSearch(leaveOut(params, groupId, value)),
    /** The query of the list with one option of a group and no other; null is none. */
    searchWithOnly: (groupId: string, value: string | null) => toSearch(withOnly(params, groupId, value)),
    /** The query of the list without any option, and with no text. */
    searchWithoutFilters: () => toSearch(new URLSearchParams([...params].filter(([name]) => name === 'sort'))),
    /** Moves to the list with an option taken in or out, leaving the page where it stands. */
    toggle: (groupId: string, value: string, isWanted: boolean) =>
      ask((now) => {
        const next = leaveOut(now, groupId, value);
        if (isWanted) next.append(groupId, value);
        return next;
      }),
    /** Moves to what a text finds in the list. A text that takes the place of another one leaves no entry in the history. */
    searchFor: (text: string) => {
      const hasText = new URLSearchParams(asked.current).has('q');
      ask(
        (now) => {
          const next = fromFirstPage(now);
          next.delete('q');
          if (text !== '') next.set('q', text);
          return next;
        },
        { replace: hasText && text !== '' },
      );
    },
    /** Moves to the list with one option of a group and no other; null is none. */
    choose: (groupId: string, value: string | null) => ask((now) => withOnly(now, groupId, value)),
    /** Moves to the list in another order; null is the order that needs no saying. */
    sortBy: (sort: string | null) =>
      ask((now) => {
        const next = fromFirstPage(now);
        if (sort === null) next.delete('sort');
        else next.set('sort', sort);
        return next;
      }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;

function withOnly(params: URLSearchParams, groupId: string, value: string | null): URLSearchParams {
  const next = fromFirstPage(params);
  next.delete(groupId);
  if (value !== null) next.append(groupId, value);
  return next;
}

function leaveOut(params: URLSearchParams, groupId: string, value: string): URLSearchParams {
  return new URLSearchParams(
    [...fromFirstPage(params)].filter(([group, other]) => group !== groupId || other !== value),
  );
}

/** Another list starts at its first page. */
function fromFirstPage(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => name !== 'page'));
}

function toSearch(params: URLSearchParams): string {
  return params.size === 0 ? '' : `?${params}`;
}
