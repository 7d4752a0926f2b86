import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

export interface SignInFrameProps {
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
}

/** A page before sign-in: one card with one task. */
export function SignInFrame({ title, subtitle, children }: SignInFrameProps) {
  return (
    <main tabIndex={-1} className="grid min-h-dvh place-items-center bg-stone-100 p-6 outline-none">
      <div className="w-full max-w-sm rounded-md border border-hairline bg-paper-raised p-8 shadow-card">
        <h1 className="font-serif text-heading">{title}</h1>
        <p className="mt-1 text-ink-muted">{subtitle}</p>
        {children}
      </div>
    </main>
  );
}

export type SignInOutcome = { readonly error: string } | undefined;

/** The last error, until someone types. */
export function useClearedError(outcome: SignInOutcome): readonly [string | null, () => void] {
  const [clearedError, setClearedError] = useState<unknown>(null);
  return [outcome && outcome !== clearedError ? outcome.error : null, () => setClearedError(outcome)];
}

/**
 * Moves the focus to the field to fill in.
 *
 * @param occasion a new value for each time; null for none
 */
export function useFieldInFocus(occasion: object | string | null): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (occasion === null) return undefined;
    // The page takes the focus first as it opens.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [occasion]);
  return field;
}

export function SignInError({ error }: { readonly error: string | null }) {
  return (
    <div role="alert">
      {error !== null && (
        <p className="rounded-sm border border-danger bg-danger-surface px-4 py-3 text-danger">{error}</p>
      )}
    </div>
  );
}

export const signInLinkClass =
  'inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-spruce';
