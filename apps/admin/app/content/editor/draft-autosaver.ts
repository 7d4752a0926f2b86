import { isLoginPath } from '../../frame/session/return-path.ts';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import { readFormValues, type FormValues } from '../kinds/form-values.ts';
import { NEW } from '../kinds/content-place.ts';
import { findLocalCopy, deleteLocalCopy, saveLocalCopy, type CopyOf, type LocalCopy } from './local-copy.ts';
import { sendAutosave } from './send-autosave.ts';

/** Whether what was typed is saved. */
export type SaveState =
  | { readonly code: 'untouched' | 'typing' | 'saving' }
  | { readonly code: 'saved'; readonly at: Date }
  | { readonly code: 'offline' | 'signed-out' | 'refused'; readonly message: string };

/** The entry and revision that a form is based on, with its values. */
export interface DraftBase {
  readonly id: string;
  readonly revision: number;
  readonly values: FormValues;
}

export interface DraftAutosaverOptions {
  readonly name: KindName;
  /** The account to save it for. */
  readonly accountId: string;
  readonly onState: (state: SaveState) => void;
  /** Called when a new entry is first saved. */
  readonly onFirstSave: (id: string) => void;
}

const PAUSE_MS = 1_500;
const RETRY_MS = 10_000;

/**
 * Saves what is typed into a form: at once in this browser, and after a pause as a draft on the server. One request
 * at a time: what is typed during a request is in the next one, and no response replaces it. After a conflict it saves
 * nothing on the server until the form is submitted and accepted.
 */
export class DraftAutosaver {
  readonly #form: HTMLFormElement;
  readonly #options: DraftAutosaverOptions;
  #base: DraftBase;
  #savedAt: Date | undefined;
  /** The form is being submitted. */
  #isSent = false;
  /** This browser’s copy can be deleted once the form is accepted. */
  #isCopySent = false;
  /** Someone else has changed the entry, and the author has been told. */
  #isBehind = false;
  #underWay: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement, base: DraftBase, options: DraftAutosaverOptions) {
    this.#form = form;
    this.#base = base;
    this.#options = options;
  }

  /** Watches the form until the returned function is called. */
  watch(): () => void {
    const form = this.#form;
    const onTyped = () => this.#onTyped();
    const onOnline = () => void this.#save();
    form.addEventListener('input', onTyped);
    form.addEventListener('change', onTyped);
    addEventListener('online', onOnline);
    return () => {
      form.removeEventListener('input', onTyped);
      form.removeEventListener('change', onTyped);
      removeEventListener('online', onOnline);
      clearTimeout(this.#timer);
      // The page was left after a submission, so it was accepted, unless the page is the login.
      if (this.#isSent && this.#isCopySent && !isLoginPath(location.pathname)) this.deleteCopy();
    };
  }

  /** This browser’s copy of unsaved text; undefined if there is none or it equals the saved values. */
  findCopy(): LocalCopy | undefined {
    const copy = findLocalCopy(this.#copyOf);
    if (copy === undefined || !isSame(copy.values, this.#base.values, withoutSpaces)) return copy;
    this.deleteCopy();
    return undefined;
  }

  deleteCopy(): void {
    deleteLocalCopy(this.#copyOf);
  }

  /** The values were changed by a script. */
  noteChange(): void {
    this.#onTyped();
  }

  /**
   * Before the form is submitted: waits for a running autosave, and returns the base to submit from.
   * @param isCopySent whether the submission contains everything typed
   */
  async hold(isCopySent: boolean): Promise<DraftBase> {
    this.#isSent = true;
    this.#isCopySent = isCopySent;
    clearTimeout(this.#timer);
    await this.#underWay;
    return this.#base;
  }

  /** The form was submitted and the page is still here. Without a response it reached no one, and autosave resumes. */
  release(): void {
    if (this.#isSent) this.#goOn();
  }

  #goOn(): void {
    this.#isSent = false;
    if (isSame(this.#read(), this.#base.values)) this.#notifySaved();
    else this.#notifyTyping();
    if (this.#isBehind) return;
    // The submission cancelled the retry timer.
    this.#saveIn(RETRY_MS);
  }

  /** The form was returned, or restored from a copy: continues from there. */
  goOnFrom(base: DraftBase): void {
    this.#base = base;
    this.#isBehind = false;
    this.#goOn();
  }

  /** The form was returned with a conflict: nothing is autosaved until it is submitted again. */
  waitForSubmit(base: DraftBase): void {
    this.#base = base;
    this.#isBehind = true;
    this.#isSent = false;
    this.#notifyTyping();
  }

  get #copyOf(): CopyOf {
    return { name: this.#options.name, id: this.#base.revision === 0 ? NEW : this.#base.id };
  }

  get #isHeld(): boolean {
    return this.#isSent || this.#isBehind;
  }

  #read(): FormValues {
    return readFormValues(this.#options.name, new FormData(this.#form), { isTyping: true });
  }

  #onTyped(): void {
    const typed = this.#read();
    const isSaved = isSame(typed, this.#base.values);
    if (isSaved) this.deleteCopy();
    else saveLocalCopy(this.#copyOf, { values: typed, from: this.#base.revision });
    if (this.#isHeld) return;
    // Blur fires another change event; the saved state still applies.
    if (isSaved && this.#underWay === undefined) {
      clearTimeout(this.#timer);
      this.#notifySaved();
      return;
    }
    this.#notifyTyping();
    this.#saveIn(PAUSE_MS);
  }

  #saveIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), milliseconds);
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer);
    // Handled when the running request is done.
    if (this.#underWay !== undefined || this.#isHeld) return;
    const typed = this.#read();
    if (isSame(typed, this.#base.values)) {
      this.#notifySaved();
      return;
    }
    this.#options.onState({ code: 'saving' });
    this.#underWay = this.#send(typed);
    await this.#underWay;
    this.#underWay = undefined;
  }

  async #send(typed: FormValues): Promise<void> {
    const { id, revision: from } = this.#base;
    const { name, accountId } = this.#options;
    const answer = await sendAutosave({ name, id, from, values: typed, accountId });
    if (answer.code !== 'saved') {
      // Submitted in the meantime: that response counts.
      if (this.#isSent) return;
      this.#options.onState({ code: answer.code, message: answer.message });
      if (answer.code === 'refused') this.#isBehind = answer.isBehind;
      else this.#saveIn(RETRY_MS);
      return;
    }
    if (from === 0) this.deleteCopy();
    // The server derived the slug from the title: show it, unless someone typed one.
    const control = this.#form.elements.namedItem('slug');
    if (control instanceof HTMLInputElement && control.value.trim() === typed['slug']) control.value = answer.slug;
    this.#base = { id, revision: answer.revision, values: { ...typed, slug: answer.slug } };
    if (isSame(this.#read(), this.#base.values)) {
      this.deleteCopy();
      this.#savedAt = new Date();
      this.#notifySaved();
    } else if (!this.#isHeld) this.#saveIn(PAUSE_MS);
    if (from === 0) this.#options.onFirstSave(id);
  }

  #notifyTyping(): void {
    this.#options.onState({ code: 'typing' });
  }

  #notifySaved(): void {
    this.#options.onState(this.#savedAt === undefined ? { code: 'untouched' } : { code: 'saved', at: this.#savedAt });
  }
}

function isSame(a: FormValues, b: FormValues, look: (text: string) => string = (text) => text): boolean {
  return Object.keys(b).every((field) => look(a[field] ?? '') === look(b[field] ?? ''));
}

/** The server collapses spaces, so texts that differ only in those are equal. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
