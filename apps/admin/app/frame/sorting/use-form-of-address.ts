import { useEffect, useRef } from 'react';

/**
 * A form whose fields follow the address of a list. They are uncontrolled, so what was typed before the scripts came stays and
 * a field in use keeps the focus; an address that was reached another way, by Back or by a link, is put into them.
 *
 * @param search the query of the address; what it does not say is an empty field
 */
export function useFormOfAddress(search: string) {
  const form = useRef<HTMLFormElement>(null);
  const last = useRef(search);
  useEffect(() => {
    if (last.current === search) return;
    last.current = search;
    const params = new URLSearchParams(search);
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = params.has(field.name);
      else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = params.get(field.name) ?? '';
      }
    }
  }, [search]);
  return form;
}
