import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/** A list's query, from the URL or, during a navigation, from the URL to come. The list has no other state. */
export function useListAddress() {
  const { pathname, search: shown } = useLocation();
  const navigate = useNavigate();
  const { location: coming } = useNavigation();
  const isPending = coming?.pathname === pathname;
  const search = isPending ? coming.search : shown;
  const params = new URLSearchParams(search);
  /** The last requested query: a click before the response arrives builds on it. */
  const asked = useRef(search);
  useLayoutEffect(() => {
    asked.current = search;
  }, [search]);

  const toHref = (query: URLSearchParams) => pathname + (query.size === 0 ? '' : `?${query}`);

  function ask(change: Change, options: { readonly replace?: boolean } = {}) {
    const query = change(new URLSearchParams(asked.current));
    asked.current = query.size === 0 ? '' : `?${query}`;
    void navigate(pathname + asked.current, { ...options, preventScrollReset: true });
  }

  return {
    /** Whether another list is being loaded. */
    isPending,
    isSelected: (groupId: string, value: string) => params.getAll(groupId).includes(value),
    /** Empty for the default. */
    sort: params.get('sort') ?? '',
    /** The search text; may be empty. */
    text: params.get('q') ?? '',
    /** The URL of the list without an option: of the list that is on its way, when one is. */
    hrefWithout: (groupId: string, value: string) => toHref(leaveOut(params, groupId, value)),
    /** The address of the list with one option of a group and no other; null is none. */
    hrefWithOnly: (groupId: string, value: string | null) => toHref(withOnly(params, groupId, value)),
    /** The address of the list without any option, and with no text. */
    hrefWithoutFilters: () => toHref(new URLSearchParams([...params].filter(([name]) => name === 'sort'))),
    /** Moves to the list with an option taken in or out, leaving the page where it stands. */
    toggle: (groupId: string, value: string, isWanted: boolean) => ask(takeInOrOut(groupId, value, isWanted)),
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
type Change = (params: URLSearchParams) => URLSearchParams;

function takeInOrOut(groupId: string, value: string, isWanted: boolean): Change {
  return (now) => {
    const next = leaveOut(now, groupId, value);
    if (isWanted) next.append(groupId, value);
    return next;
  };
}

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
