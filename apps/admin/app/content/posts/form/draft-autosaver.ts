import { findLocalCopy, deleteLocalCopy, saveLocalCopy, type LocalCopy } from './local-copy.ts';
import { postControls, readPostValues, type PostValues } from './post-values.ts';
import { sendAutosave } from './send-autosave.ts';

/** How it stands with what was typed. */
export type SaveState =
  | { readonly code: 'untouched' | 'typing' | 'saving' }
  | { readonly code: 'saved'; readonly at: Date }
  | { readonly code: 'offline' | 'signed-out' | 'refused'; readonly message: string };

/** What a form stands for: which post, and which of its revisions with what in it. */
export interface DraftBase {
  readonly id: string;
  readonly revision: number;
  readonly values: PostValues;
}

export interface DraftListener {
  readonly onState: (state: SaveState) => void;
  /** Told once a new post is kept for the first time, and under which id. */
  readonly onFirstSave: (id: string) => void;
}

/** Under which a copy lies of a post that is kept nowhere yet. */
const NEW = 'new';
const PAUSE_MS = 1_500;
const RETRY_MS = 10_000;

/**
 * Keeps what is typed into the form of a post: at once in this browser, and after a pause as a draft, beside what visitors see.
 * One request at a time; what is typed in the meantime is kept by the next, and nothing that was typed is ever replaced by an answer.
 * Once others have changed the post it keeps nothing by itself any more, until the form was sent and taken.
 */
export class DraftAutosaver {
  readonly #form: HTMLFormElement;
  readonly #listener: DraftListener;
  readonly #accountId: string;
  #base: DraftBase;
  #savedAt: Date | undefined;
  /** A press is under way. */
  #isSent = false;
  /** Others have changed the post, and whoever writes has been told. */
  #isBehind = false;
  #underWay: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param listener who is told, and in whose name what is typed is kept */
  constructor(
    form: HTMLFormElement,
    base: DraftBase,
    { accountId, ...listener }: DraftListener & { readonly accountId: string },
  ) {
    this.#form = form;
    this.#accountId = accountId;
    this.#base = base;
    this.#listener = listener;
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
    };
  }

  /** What this browser still has of an earlier try; undefined where that is what is kept. */
  findCopy(): LocalCopy | undefined {
    const copy = findLocalCopy(this.#copyName);
    if (copy === undefined || !isSame(copy.values, this.#base.values, withoutSpaces)) return copy;
    this.deleteCopy();
    return undefined;
  }

  deleteCopy(): void {
    deleteLocalCopy(this.#copyName);
  }

  /** The controls hold something else now, put there by no hand. */
  noteChange(): void {
    this.#onTyped();
  }

  /** The form is about to be sent by a press: waits for what is under way, and tells what to send it from. */
  async hold(): Promise<DraftBase> {
    this.#isSent = true;
    clearTimeout(this.#timer);
    await this.#underWay;
    return this.#base;
  }

  /** The press reached no one: it goes on as before. */
  goOn(): void {
    this.#isSent = false;
    if (isSame(this.#read(), this.#base.values)) this.#notifySaved();
    else this.#notifyTyping();
    if (this.#isBehind) return;
    // The press ended the wait for the next try.
    this.#saveIn(RETRY_MS);
  }

  /** The form came back, or holds an earlier try: it goes on from there. */
  goOnFrom(base: DraftBase): void {
    this.#base = base;
    this.#isBehind = false;
    this.goOn();
  }

  /** The form came back because of others: what is theirs is kept until a press says otherwise, from here. */
  waitForSubmit(base: DraftBase): void {
    this.#base = base;
    this.#isBehind = true;
    this.#isSent = false;
    this.#notifyTyping();
  }

  get #copyName(): string {
    return this.#base.revision === 0 ? NEW : this.#base.id;
  }

  get #isHeld(): boolean {
    return this.#isSent || this.#isBehind;
  }

  #read(): PostValues {
    return readPostValues(new FormData(this.#form));
  }

  #onTyped(): void {
    const typed = this.#read();
    const isSaved = isSame(typed, this.#base.values);
    if (isSaved) this.deleteCopy();
    else saveLocalCopy(this.#copyName, { values: typed, from: this.#base.revision });
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
    this.#listener.onState({ code: 'saving' });
    this.#underWay = this.#send(typed);
    await this.#underWay;
    this.#underWay = undefined;
  }

  async #send(typed: PostValues): Promise<void> {
    const { id, revision: from } = this.#base;
    const answer = await sendAutosave({ id, from, values: typed, accountId: this.#accountId });
    if (answer.code !== 'saved') {
      // Sent in the meantime by a press: what that comes to counts.
      if (this.#isSent) return;
      this.#listener.onState({ code: answer.code, message: answer.message });
      if (answer.code === 'refused') this.#isBehind = answer.isBehind;
      else this.#saveIn(RETRY_MS);
      return;
    }
    if (from === 0) this.deleteCopy();
    // The slug followed the title: its control follows, unless something was typed into it.
    const control = this.#form.elements.namedItem('slug');
    if (control instanceof HTMLInputElement && control.value.trim() === typed.slug) control.value = answer.slug;
    this.#base = { id, revision: answer.revision, values: { ...typed, slug: answer.slug } };
    if (isSame(this.#read(), this.#base.values)) {
      this.deleteCopy();
      this.#savedAt = new Date();
      this.#notifySaved();
    } else if (!this.#isHeld) this.#saveIn(PAUSE_MS);
    if (from === 0) this.#listener.onFirstSave(id);
  }

  #notifyTyping(): void {
    this.#listener.onState({ code: 'typing' });
  }

  #notifySaved(): void {
    this.#listener.onState(this.#savedAt === undefined ? { code: 'untouched' } : { code: 'saved', at: this.#savedAt });
  }
}

function isSame(a: PostValues, b: PostValues, look: (text: string) => string = (text) => text): boolean {
  return postControls.every((control) => look(a[control]) === look(b[control]));
}

/** The server keeps a line with single spaces: what differs in nothing else was kept. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
