import { useEffect, useRef } from 'react';

/**
 * A form whose fields follow a list’s URL. The fields are uncontrolled, so that text typed before hydration stays and
 * a field in use keeps the focus. A URL reached otherwise, by Back or a link, is written into them.
 *
 * @param search the URL’s query; a missing parameter empties its field
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
