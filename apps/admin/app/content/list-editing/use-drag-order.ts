import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent } from 'react';

/**
 * Reorders a list by mouse, pen or touch. Each entry has its position in `data-order`; the props of `grip` go on the
 * drag handle.
 *
 * @param onMove called for each position that the dragged entry reaches, so that the list makes room
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ readonly list: Element; readonly at: number } | null>(null);
  const follow = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    const entry = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-order]');
    if (drag === null || entry?.parentElement !== drag.list) return;
    const to = Number(entry.dataset['order']);
    if (to === drag.at) return;
    onMove(drag.at, to);
    setDrag({ ...drag, at: to });
  });
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointermove', follow, { signal });
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setDrag(null), { signal });
    return () => listening.abort();
  }, [isDragging]);

  const grip = (at: number) => ({
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      const list = event.currentTarget.closest('[data-order]')?.parentElement;
      if (!list || event.button !== 0) return;
      event.preventDefault();
      // Touch captures the first target; the list moves instead.
      event.currentTarget.releasePointerCapture(event.pointerId);
      setDrag({ list, at });
    },
  });
  return { grip, draggedAt: drag?.at };
}
