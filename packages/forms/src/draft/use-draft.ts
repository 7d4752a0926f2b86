import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { hasAnswers, initialAnswers, toAnswers } from '../rules/answers.ts';
import { clearDraft, loadDraft, saveDraft, type Draft } from './draft.ts';
import type { Answers, FormDefinition } from '../rules/field-definition.ts';

const SAVE_DELAY_MS = 400;

export type DraftNotice =
  | { readonly kind: 'restored'; readonly savedAt: number }
  | { readonly kind: 'cleared'; readonly draft: Draft };

export interface DraftKeeping {
  readonly notice: DraftNotice | null;
  /** Call it for every input; saves shortly after. */
  readonly note: () => void;
  /** Empties the form; `restoreDraft` undoes it. */
  readonly startOver: () => void;
  readonly restoreDraft: () => void;
  /** Hides the notice. */
  readonly dismiss: () => void;
  /** Deletes the draft after the request was stored. */
  readonly forget: () => void;
}

/**
 * Saves what is typed in this browser and restores it after a reload. Fields are uncontrolled and read when needed, so nothing
 * typed before hydration is lost. `show` fills the fields.
 */
export function useDraft({
  form,
  formRef,
  step,
  given,
  show,
}: {
  form: FormDefinition;
  formRef: RefObject<HTMLFormElement | null>;
  step: number;
  /** Answers from the server. They are newer than any draft, unless they are empty. */
  given: Answers | undefined;
  show: (values: Answers, step: number) => void;
}): DraftKeeping {
  const [notice, setNotice] = useState<DraftNotice | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const saveNow = useRef(() => {});

  useEffect(() => {
    saveNow.current = () => {
      if (timer.current === null || formRef.current === null) return;
      clearTimeout(timer.current);
      timer.current = null;
      saveDraft(form, { values: readForm(form, formRef.current), step });
    };
  });

  useEffect(() => {
    const draft = given === undefined || !hasAnswers(form.fields, given) ? loadDraft(form) : null;
    if (draft !== null && formRef.current !== null) {
      // The browser may have restored text, or the visitor typed before hydration: both are kept.
      const typed = listTyped(form, formRef.current);
      const values = { ...draft.values, ...typed };
      const present = readForm(form, formRef.current);
      if (draft.step !== step || form.fields.some(({ name }) => values[name] !== present[name]))
        show(values, draft.step);
      setNotice({ kind: 'restored', savedAt: draft.savedAt });
      if (Object.keys(typed).length > 0) note();
    }
    // Only on arrival, so that a draft doesn't replace what is typed later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // A layout effect, because its clean-up still finds the form in the page.
  useLayoutEffect(() => {
    const flush = (): void => saveNow.current();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  function note(): void {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => saveNow.current(), SAVE_DELAY_MS);
  }

  function forget(): void {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    clearDraft(form);
  }

  function startOver(): void {
    if (formRef.current === null) return;
    const draft = { values: readForm(form, formRef.current), step, savedAt: Date.now() };
    forget();
    show(initialAnswers(form.fields), 1);
    setNotice({ kind: 'cleared', draft });
  }

  function restoreDraft(): void {
    if (notice?.kind !== 'cleared') return;
    saveDraft(form, notice.draft);
    show(notice.draft.values, notice.draft.step);
    setNotice(null);
  }

  return { notice, note, startOver, restoreDraft, dismiss: () => setNotice(null), forget };
}

function readForm(form: FormDefinition, element: HTMLFormElement): Answers {
  return toAnswers(form.fields, new FormData(element));
}

/** Answers that differ from an untouched form. */
function listTyped(form: FormDefinition, element: HTMLFormElement): Answers {
  const typed = readForm(form, element);
  const initial = initialAnswers(form.fields);
  if (!hasAnswers(form.fields, typed)) return {};
  return Object.fromEntries(Object.entries(typed).filter(([name, answer]) => answer !== initial[name]));
}
