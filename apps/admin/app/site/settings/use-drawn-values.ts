import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isChanged } from '../../frame/dialogs/has-unsaved-changes.ts';
import { leaveChanged } from '../../frame/form/use-is-changed-since-sent.ts';
import type { SaveOutcome } from './save-settings-form.server.ts';
import type { FieldValues } from '../../frame/form/field-values.ts';

interface DrawnValues {
  readonly values: FieldValues;
  /** The saved values when they were rendered, which the next try is compared with. */
  readonly shown: FieldValues;
}

/**
 * The initial values of a group’s form. Other people’s changes reach every control except those with unsaved changes,
 * which are compared on save. What is typed after the save started stays too, however late the response comes.
 *
 * @param isChangedSinceSent whether a control changed since the form was sent (`useIsChangedSinceSent`)
 */
export function useDrawnValues(
  form: RefObject<HTMLFormElement | null>,
  kept: FieldValues,
  outcome: SaveOutcome | undefined,
  isChangedSinceSent: (path: string) => boolean,
): DrawnValues {
  const [drawn, setDrawn] = useState<DrawnValues>(() => toDrawn(kept, outcome));
  const last = useRef({ kept, outcome });
  const isSaved = useRef(false);
  // Before anyone can type into a control that is about to be replaced.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { kept, outcome };
    if (outcome !== undefined && outcome !== before.outcome) {
      // The saved values are loaded after the response.
      isSaved.current = outcome.ok;
      // Changed controls are known only to the DOM.
      // oxlint-disable-next-line react/set-state-in-effect
      if (!outcome.ok) setDrawn((known) => leave(known, toDrawn(kept, outcome), isChangedSinceSent));
    }
    if (kept === before.kept) return;
    const isAdopted = isSaved.current;
    isSaved.current = false;
    const isTyped = (path: string) => {
      const control = form.current?.elements.namedItem(path);
      return control instanceof Element && isChanged(control);
    };
    setDrawn((known) =>
      isAdopted ? leave(known, toDrawn(kept, undefined), isChangedSinceSent) : withSavedValues(known, kept, isTyped),
    );
  }, [kept, outcome, form, isChangedSinceSent]);
  return drawn;
}

function toDrawn(kept: FieldValues, outcome: SaveOutcome | undefined): DrawnValues {
  return outcome?.ok === false ? { values: outcome.values, shown: outcome.kept } : { values: kept, shown: kept };
}

function leave(known: DrawnValues, next: DrawnValues, isLeft: (path: string) => boolean): DrawnValues {
  return { ...next, values: leaveChanged(known.values, next.values, isLeft) };
}

function withSavedValues(known: DrawnValues, kept: FieldValues, isTyped: (path: string) => boolean): DrawnValues {
  const isOurs = (path: string) => known.values[path] !== known.shown[path] || isTyped(path);
  const ours = Object.keys(kept).filter(isOurs);
  const pick = (values: FieldValues) => Object.fromEntries(ours.map((path) => [path, values[path] ?? '']));
  return { values: { ...kept, ...pick(known.values) }, shown: { ...kept, ...pick(known.shown) } };
}
