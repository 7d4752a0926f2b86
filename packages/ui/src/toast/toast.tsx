import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { AlertIcon, CheckIcon, CloseIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';

export type ToastTone = 'success' | 'danger';

export interface ToastMessage {
  readonly text: string;
  /** Default: `success`. */
  readonly tone?: ToastTone | undefined;
  /** An undo button. The message closes when it is clicked, or on Ctrl Z while nothing is being typed. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** In milliseconds. Default: the provider's. */
  readonly durationMs?: number | undefined;
}

export type ShowToast = (message: ToastMessage | string) => void;

interface ShownToast extends ToastMessage {
  readonly id: number;
}

const ToastContext = createContext<ShowToast | null>(null);

/** Returns the function that shows a toast, inside a `ToastProvider`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (show === null) {
    throw new Error('useToast needs a ToastProvider above it: put one round the application in its root layout.');
  }
  return show;
}

export interface ToastProviderProps {
  /** In milliseconds. Default: 3000. */
  durationMs?: number | undefined;
  /** The application: what stands in it can show messages. */
  children: ReactNode;
}

/**
 * Short messages at the top right, read aloud. They stay while hovered or focused. Don't use them for anything that must not be
 * missed.
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
  useUndoKeys(toasts, dismiss);

  return (
    <ToastContext value={show}>
      {children}
      {/* Always in the page: a live region that arrives together with its words is not read. */}
      <div
        data-slot="toasts"
        role="log"
        aria-live="polite"
        aria-label="Messages"
        className="pointer-events-none fixed top-20 right-4 left-4 z-60 grid justify-items-end gap-2"
      >
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} durationMs={toast.durationMs ?? durationMs} onDismiss={dismiss} />
        ))}
      </div>
    </ToastContext>
  );
}

/** Ctrl Z or ⌘ Z clicks the last message's undo button: by Tab it would be the last element of the page. */
function useUndoKeys(toasts: readonly ShownToast[], dismiss: (id: number) => void): void {
  const offer = toasts.findLast(({ action }) => action !== undefined);
  useEffect(() => {
    if (offer === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.shiftKey || event.altKey || event.defaultPrevented || isTyped(event.target)) return;
      event.preventDefault();
      dismiss(offer.id);
      offer.action?.onClick();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [offer, dismiss]);
}

/** Typed text has its own undo. */
function isTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, input:not([type=checkbox], [type=radio])');
}

interface ToastProps {
  readonly toast: ShownToast;
  readonly durationMs: number;
  readonly onDismiss: (id: number) => void;
}

function Toast({ toast, durationMs, onDismiss }: ToastProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  /** What had focus before one of its buttons. */
  const cameFrom = useRef<Element>(null);
  const { id, text, tone = 'success', action } = toast;
  const isHeld = isPointedAt || hasFocus;

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onDismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, id, durationMs, onDismiss]);

  const close = () => {
    // The buttons are removed, so focus returns to where it was.
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    onDismiss(id);
  };

  return (
    <div
      data-slot="toast"
      data-tone={tone}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHasFocus(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setHasFocus(false)}
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
            close();
            action.onClick();
          }}
          aria-keyshortcuts="Control+Z Meta+Z"
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-sm px-3 font-medium text-spruce hover:bg-stone-100"
        >
          <span className="underline underline-offset-4">{action.label}</span>
          <kbd aria-hidden="true" className="text-caption font-normal text-ink-muted max-lg:hidden">
            Ctrl Z
          </kbd>
        </button>
      )}
      <button
        type="button"
        onClick={close}
        aria-label="Dismiss"
        className="grid size-11 shrink-0 place-items-center rounded-sm text-ink-muted hover:bg-stone-100 hover:text-ink"
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  );
}
