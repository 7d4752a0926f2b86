import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads whoever was refused by the server to the first control that is wrong, which may be out of sight.
 *
 * @param fault what stands in the way, another one after each try; null or undefined while nothing does
 * @returns for the form, or the page, that holds the control
 */
export function useFocusOnFault<Around extends HTMLElement = HTMLFormElement>(
  fault: object | null | undefined,
): RefObject<Around | null> {
  const around = useRef<Around>(null);
  useEffect(() => {
    if (fault) around.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
  return around;
}
