import { use, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useNavigation } from 'react-router-dom';
import { AccountContext } from '../../frame/form/account-context.ts';
import { DraftAutosaver, type SaveState } from './draft-autosaver.ts';
import type { EditState } from './edit-state.ts';
import type { LocalCopy } from './local-copy.ts';

interface AutosavedForm {
  readonly opened: EditState;
  readonly answer: EditState | undefined;
  /** Called when a new entry is first saved. */
  readonly onFirstSave: (id: string) => void;
}

/** Autosaves a page’s form: connects `DraftAutosaver` with React Router. */
export function useAutosave(form: RefObject<HTMLFormElement | null>, { opened, answer, onFirstSave }: AutosavedForm) {
  const accountId = use(AccountContext) ?? '';
  const [saveState, setSaveState] = useState<SaveState>({ code: 'untouched' });
  const [copy, setCopy] = useState<LocalCopy>();
  const autosaver = useRef<DraftAutosaver>(undefined);
  const tellFirstSave = useEffectEvent(onFirstSave);
  const start = useEffectEvent((element: HTMLFormElement) => {
    const { name, id, from, values } = opened;
    return new DraftAutosaver(
      element,
      { id, revision: from, values },
      { name, accountId, onState: setSaveState, onFirstSave: (savedId) => tellFirstSave(savedId) },
    );
  });
  useEffect(() => {
    if (form.current === null) return undefined;
    const started = start(form.current);
    autosaver.current = started;
    // Local storage can’t be read during rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    setCopy(started.findCopy());
    return started.watch();
  }, [form]);

  const followAnswer = useEffectEvent(({ id, from, code }: EditState) => {
    const base = { id, revision: from, values: opened.values };
    if (code === 'invalid') autosaver.current?.goOnFrom(base);
    else autosaver.current?.waitForSubmit(base);
  });
  useEffect(() => {
    if (answer !== undefined) followAnswer(answer);
  }, [answer]);
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    if (isIdle) autosaver.current?.release();
  }, [isIdle]);

  return {
    saveState,
    /** Unsaved text of this device; undefined for none. */
    copy,
    /** Fills the controls from the copy, based on its revision. */
    takeCopy: () => {
      if (copy === undefined) return;
      autosaver.current?.goOnFrom({ id: opened.id, revision: copy.from, values: opened.values });
      setCopy(undefined);
    },
    discardCopy: () => {
      autosaver.current?.deleteCopy();
      setCopy(undefined);
    },
    /** Values were changed by a script. */
    noteChange: () => autosaver.current?.noteChange(),
    /** Before a submission; see `DraftAutosaver.hold`. */
    hold: async (isCopySent: boolean) => autosaver.current?.hold(isCopySent),
  };
}
