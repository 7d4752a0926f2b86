import { useEffect, useState, type ReactElement } from 'react';
import { ConfirmWindow } from './confirm-window.tsx';
import type { Confirmation, Unconfirmed } from './confirmation.ts';

export interface ConfirmingProps<Sent> {
  readonly sent: Sent;
  readonly onClose?: () => void;
  /** Renders the page with the action’s result; with undefined while the dialog is open. */
  readonly children: (outcome: Exclude<Sent, Unconfirmed> | undefined) => ReactElement;
}

/** Shows the confirmation dialog over a page whose action asks for it. The page keeps what was typed. */
export function Confirming<Sent extends object | undefined>({ sent, onClose, children }: ConfirmingProps<Sent>) {
  const [closed, setClosed] = useState<Confirmation>();
  const confirmation = findConfirmation(sent);
  const isOpen = confirmation !== undefined && confirmation !== closed;
  useEffect(() => {
    if (!isOpen) return undefined;
    // The dialog has returned the focus to the button by then; a refused field comes first.
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
