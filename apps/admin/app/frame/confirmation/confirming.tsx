import { useEffect, useState, type ReactElement } from 'react';
import { ConfirmWindow } from './confirm-window.tsx';
import type { Confirmation, Unconfirmed } from './confirmation.ts';

export interface ConfirmingProps<Sent> {
  /** What the route's action answered. */
  readonly sent: Sent;
  /** The question was put aside. */
  readonly onClose?: () => void;
  /** Draws the page with what came of its form; with nothing, while the window is open. */
  readonly children: (outcome: Exclude<Sent, Unconfirmed> | undefined) => ReactElement;
}

/** A page whose action asks who one is before it does anything: the question stands over the page, which keeps what was typed. */
export function Confirming<Sent extends object | undefined>({ sent, onClose, children }: ConfirmingProps<Sent>) {
  const [closed, setClosed] = useState<Confirmation>();
  const confirmation = findConfirmation(sent);
  const isOpen = confirmation !== undefined && confirmation !== closed;
  useEffect(() => {
    if (!isOpen) return undefined;
    // The window has given the focus back to the button by then; a field that was refused comes before that.
    return () => {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
    };
  }, [isOpen]);
  return (
    <>
      {children(isOutcome(sent) ? sent : undefined)}
      {isOpen && (
        <ConfirmWindow
          {...confirmation}
          onClose={() => {
            setClosed(confirmation);
            onClose?.();
          }}
        />
      )}
    </>
  );
}

function findConfirmation(sent: object | Unconfirmed | undefined): Confirmation | undefined {
  return sent !== undefined && 'confirmation' in sent ? sent.confirmation : undefined;
}

function isOutcome<Sent extends object | undefined>(sent: Sent): sent is Exclude<Sent, Unconfirmed> {
  return findConfirmation(sent) === undefined;
}
