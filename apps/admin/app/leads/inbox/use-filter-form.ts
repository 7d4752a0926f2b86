import { useEffect, useRef } from 'react';
import { buildInboxSearch, fromTheStart, type InboxView } from './lead-filter-url.ts';

/**
 * A form whose fields follow the inbox's address. They are uncontrolled, so what was typed before the scripts came stays
 * and a field in use keeps the focus; a view that was reached another way, by Back or by a link, is put into them.
 */
export function useFilterForm(view: InboxView) {
  const form = useRef<HTMLFormElement>(null);
  const address = buildInboxSearch(fromTheStart(view));
  const lastAddress = useRef(address);
  useEffect(() => {
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    const wanted = new URLSearchParams(address);
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = wanted.has(field.name);
      else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = wanted.get(field.name) ?? '';
      }
    }
  }, [address]);
  return form;
}
