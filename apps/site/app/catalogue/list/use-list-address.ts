import { useLayoutEffect, useMemo, useRef } from 'react';
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

  // Stable, so that memoized options don't render again.
  const actions = useMemo(() => {
    function ask(change: Change, options: { readonly replace?: boolean } = {}) {
      const query = change(new URLSearchParams(asked.current));
      asked.current = query.size === 0 ? '' : `?${query}`;
      void navigate(pathname + asked.current, { ...options, preventScrollReset: true });
    }
    return {
      toggle: (groupId: string, value: string, isWanted: boolean) => ask(takeInOrOut(groupId, value, isWanted)),
      /** Changes the search text. Replaces the history entry of another text. */
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
      choose: (groupId: string, value: string | null) => ask((now) => withOnly(now, groupId, value)),
      /** Null for the default. */
      sortBy: (sort: string | null) =>
        ask((now) => {
          const next = fromFirstPage(now);
          if (sort === null) next.delete('sort');
          else next.set('sort', sort);
          return next;
        }),
    };
  }, [navigate, pathname]);

  return {
    isPending,
    isSelected: (groupId: string, value: string) => params.getAll(groupId).includes(value),
    /** Empty for the default. */
    sort: params.get('sort') ?? '',
    text: params.get('q') ?? '',
    /** The URL without an option. */
    hrefWithout: (groupId: string, value: string) => toHref(leaveOut(params, groupId, value)),
    /** The URL with one option of a group; null for none. */
    hrefWithOnly: (groupId: string, value: string | null) => toHref(withOnly(params, groupId, value)),
    /** The URL without options and search text. */
    hrefWithoutFilters: () => toHref(new URLSearchParams([...params].filter(([name]) => name === 'sort'))),
    ...actions,
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
