import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { AlertIcon, CheckIcon, CloseIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';

export type ToastTone = 'success' | 'danger';

export interface ToastMessage {
  readonly text: string;
  /** Default `success`. */
  readonly tone?: ToastTone | undefined;
  /** A way to take it back, such as "Undo". The message goes when it is pressed. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** How long it stays, in milliseconds. Default: as its provider says. */
  readonly durationMs?: number | undefined;
}

/** Shows a message. */
export type ShowToast = (message: ToastMessage | string) => void;

interface ShownToast extends ToastMessage {
  readonly id: number;
}

const ToastContext = createContext<ShowToast | null>(null);

/** The function that shows a toast, from inside a `ToastProvider`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (show === null) {
    throw new Error('useToast needs a ToastProvider above it: put one round the application in its root layout.');
  }
  return show;
}

export interface ToastProviderProps {
  /** How long a message stays, in milliseconds. Default 3000. */
  durationMs?: number | undefined;
  /** The application: what stands in it can show messages. */
  children: ReactNode;
}

/**
 * Short messages at the top right, read aloud as they come. They wait while the pointer or the focus is on them, and
 * never hold what must not be missed: that belongs in the page.
 */
export function ToastProvider({ durationMs = 3000, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);

  const show = useCallback<ShowToast>((message) => {
    lastId.current += 1;
    const toast = { ...(typeof message === 'string' ? { text: message } : message), id: lastId.current };
    setToasts((shown) => [...shown, toast]);
  }, []);
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);

  return (
    <ToastContext value={show}>
      {children}
      {/* Always in the page: a live region that arrives together with its words is not read. */}
      <div
        data-slot="toasts"
        role="log"
        aria-live="polite"
        aria-label="Messages"
        className="pointer-events-none fixed top-4 right-4 left-4 z-60 grid justify-items-end gap-2"
      >
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} durationMs={toast.durationMs ?? durationMs} onDismiss={dismiss} />
        ))}
      </div>
    </ToastContext>
  );
}

interface ToastProps {
  readonly toast: ShownToast;
  readonly durationMs: number;
  readonly onDismiss: (id: number) => void;
}

function Toast({ toast, durationMs, onDismiss }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const { id, text, tone = 'success', action } = toast;

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onDismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, id, durationMs, onDismiss]);

  return (
    <div
      data-slot="toast"
      data-tone={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={joinClasses(
        'pointer-events-auto flex min-h-12 max-w-md animate-rise-in items-center gap-3 rounded-sm border border-l-4 bg-paper-raised py-1 pr-1 pl-4 text-small shadow-raised',
        tone === 'danger' ? 'border-danger' : 'border-hairline border-l-spruce',
      )}
    >
      {tone === 'danger' ? <AlertIcon className="text-danger" /> : <CheckIcon className="text-spruce" />}
      <p className="mr-auto py-2">{text}</p>
      {action !== undefined && (
        <button
          type="button"
          onClick={() => {
            onDismiss(id);
            action.onPress();
          }}
          className="min-h-11 shrink-0 rounded-sm px-3 font-medium text-spruce underline underline-offset-4 hover:bg-stone-100"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        onClick={() => onDismiss(id)}
        aria-label="Dismiss"
        className="grid size-11 shrink-0 place-items-center rounded-sm text-ink-muted hover:bg-stone-100 hover:text-ink"
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  );
}
