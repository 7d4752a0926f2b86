import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * The filters as the address has them, or will have them in a moment: a tick shows at once, before its list has
 * arrived, and Back takes it away again. There is no other state.
 */
export function useFilterParams() {
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

  return {
    isPending: pending !== undefined,
    isSelected: (groupId: string, value: string) => params.getAll(groupId).includes(value),
    /** The query of the list without an option: of the list that is on its way, when one is. */
    searchWithout: (groupId: string, value: string) => {
      const rest = leaveOut(params, groupId, value).toString();
      return rest === '' ? '' : `?${rest}`;
    },
    /** Moves to the list with an option taken in or out, leaving the page where it stands. */
    change: (groupId: string, value: string, isWanted: boolean) => {
      const next = leaveOut(new URLSearchParams(asked.current), groupId, value);
      if (isWanted) next.append(groupId, value);
      asked.current = next.toString();
      void navigate({ search: asked.current }, { preventScrollReset: true });
    },
  };
}

function leaveOut(params: URLSearchParams, groupId: string, value: string): URLSearchParams {
  return new URLSearchParams([...params].filter(([group, other]) => group !== groupId || other !== value));
}
