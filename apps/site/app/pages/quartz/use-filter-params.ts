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
  const params = new URLSearchParams((pending ?? location).search);

  return {
    isPending: pending !== undefined,
    isSelected: (groupId: string, value: string) => params.getAll(groupId).includes(value),
    /** Moves to the list that a filter form describes, leaving the page where it stands. */
    apply: (form: HTMLFormElement) => {
      const next = new URLSearchParams();
      for (const [name, value] of new FormData(form)) if (typeof value === 'string') next.append(name, value);
      void navigate({ search: next.toString() }, { preventScrollReset: true });
    },
  };
}
