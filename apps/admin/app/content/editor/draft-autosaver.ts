import { isLoginPath } from '../../frame/session/return-path.ts';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import { readFormValues, type FormValues } from '../kinds/form-values.ts';
import { NEW } from '../kinds/content-place.ts';
import { findLocalCopy, deleteLocalCopy, saveLocalCopy, type CopyOf, type LocalCopy } from './local-copy.ts';
import { sendAutosave } from './send-autosave.ts';

/** How it stands with what was typed. */
export type SaveState =
  | { readonly code: 'untouched' | 'typing' | 'saving' }
  | { readonly code: 'saved'; readonly at: Date }
  | { readonly code: 'offline' | 'signed-out' | 'refused'; readonly message: string };

/** What a form stands for: which thing, and which of its revisions with what in it. */
export interface DraftBase {
  readonly id: string;
  readonly revision: number;
  readonly values: FormValues;
}

export interface DraftAutosaverOptions {
  readonly name: KindName;
  /** In whose name it is saved. */
  readonly accountId: string;
  readonly onState: (state: SaveState) => void;
  /** Called once a new thing is saved for the first time. */
  readonly onFirstSave: (id: string) => void;
}

const PAUSE_MS = 1_500;
const RETRY_MS = 10_000;

/**
 * Saves what is typed into a form: at once in this browser, and after a pause as a draft on the server, which visitors don’t see.
 * One request at a time: what is typed in the meantime is saved by the next, and no answer replaces what was typed. Once others have
 * changed the thing, it saves nothing on the server until the form is sent and accepted.
 */
export class DraftAutosaver {
  readonly #form: HTMLFormElement;
  readonly #options: DraftAutosaverOptions;
  #base: DraftBase;
  #savedAt: Date | undefined;
  /** The form is being sent by a click. */
  #isSent = false;
  /** Once it is accepted, this browser needs no copy any more. */
  #isCopySent = false;
  /** Someone else has changed the content, and the author has been told. */
  #isBehind = false;
  #underWay: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement, base: DraftBase, options: DraftAutosaverOptions) {
    this.#form = form;
    this.#base = base;
    this.#options = options;
  }

  /** Follows the form until the function that it gives is called. */
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
      // The page was left after a click, so what was typed was accepted, unless the click led to the login.
      if (this.#isSent && this.#isCopySent && !isLoginPath(location.pathname)) this.deleteCopy();
    };
  }

  /** What this browser still has of an earlier try; undefined where that is what is kept. */
  findCopy(): LocalCopy | undefined {
    const copy = findLocalCopy(this.#copyOf);
    if (copy === undefined || !isSame(copy.values, this.#base.values, withoutSpaces)) return copy;
    this.deleteCopy();
    return undefined;
  }

  deleteCopy(): void {
    deleteLocalCopy(this.#copyOf);
  }

  /** The controls hold something else now that no one typed. */
  noteChange(): void {
    this.#onTyped();
  }

  /**
   * The form is about to be sent by a click: waits for the autosave under way, and returns what to send it from.
   *
   * @param isCopySent whether everything typed is saved by it
   */
  async hold(isCopySent: boolean): Promise<DraftBase> {
    this.#isSent = true;
    this.#isCopySent = isCopySent;
    clearTimeout(this.#timer);
    await this.#underWay;
    return this.#base;
  }

  /** The form was sent and the page is still here. Without an answer, it reached no one: autosave goes on as before. */
  release(): void {
    if (this.#isSent) this.#goOn();
  }

  #goOn(): void {
    this.#isSent = false;
    if (isSame(this.#read(), this.#base.values)) this.#notifySaved();
    else this.#notifyTyping();
    if (this.#isBehind) return;
    // The click ended the wait for the next try.
    this.#saveIn(RETRY_MS);
  }

  /** The form came back, or holds an earlier try: it goes on from there. */
  goOnFrom(base: DraftBase): void {
    this.#base = base;
    this.#isBehind = false;
    this.#goOn();
  }

  /** The form came back because of others: theirs stays until the form is sent again. */
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
    // A control that is left tells of a change once more: what is kept stays said.
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
    // What is typed while one is under way is looked at when that is done.
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
      // Sent by a click in the meantime: its answer counts.
      if (this.#isSent) return;
      this.#options.onState({ code: answer.code, message: answer.message });
      if (answer.code === 'refused') this.#isBehind = answer.isBehind;
      else this.#saveIn(RETRY_MS);
      return;
    }
    if (from === 0) this.deleteCopy();
    // The slug followed the title: its control follows, unless something was typed into it.
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

/** The server keeps a line with single spaces: what differs in nothing else was kept. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
