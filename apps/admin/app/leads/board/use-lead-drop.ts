import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { useState, type DragEvent } from 'react';
import type { LeadStatus } from '@showroom/store/rules';

/** The type of dragged data: a lead of this board, not other text or links. */
const LEAD_TYPE = 'application/x-showroom-lead';

/** Makes a card draggable by mouse once scripts run. A touch scrolls the page, and the card’s menu does the move. */
export function useLeadDrag(leadId: string) {
  const isHydrated = useIsHydrated();
  return {
    'data-lead': leadId,
    draggable: isHydrated || undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(LEAD_TYPE, leadId);
      dataTransfer.effectAllowed = 'move';
    },
  };
}

export function submitMove(form: HTMLFormElement | null, status: LeadStatus): void {
  const choice = form?.elements.namedItem('status');
  const shown = form?.elements.namedItem('shown');
  const current = shown instanceof HTMLInputElement ? shown.value : undefined;
  if (!(choice instanceof HTMLSelectElement) || current === status) return;
  choice.value = status;
  form?.requestSubmit();
}

/** Makes a column a drop target. A drop submits the card’s own form. */
export function useLeadDrop(status: LeadStatus) {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(LEAD_TYPE)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      const leadId = event.dataTransfer.getData(LEAD_TYPE);
      if (leadId === '') return;
      event.preventDefault();
      setIsOver(false);
      submitMove(document.querySelector<HTMLFormElement>(`[data-lead="${CSS.escape(leadId)}"] form`), status);
    },
  };
}
