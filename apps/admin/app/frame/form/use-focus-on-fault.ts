import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first invalid control after a refusal; it may be out of sight.
 *
 * @param fault a new value for each refused try; null or undefined without one
 * @returns a ref for the form or page around the controls
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
