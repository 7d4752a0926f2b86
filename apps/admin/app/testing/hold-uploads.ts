import { onTestFinished, vi } from 'vitest';

/** An upload that a script has begun. */
export interface HeldUpload {
  readonly path: string;
  readonly body: FormData;
  /** The name of its first file. */
  readonly name: string;
  readonly isGivenUp: () => boolean;
  /** Lets so much of it leave, from 0 to 1. */
  readonly leave: (share: number) => void;
  readonly answer: (told: unknown) => void;
}

/** The uploads of this test: each is under way until it is answered or given up. In the place of a network, which jsdom has not. */
export function holdUploads(): readonly HeldUpload[] {
  const held: HeldUpload[] = [];
  class Sender extends EventTarget {
    readonly upload = new EventTarget();
    responseText = '';
    #path = '';
    #isGivenUp = false;
    open(_method: string, path: string) {
      this.#path = path;
    }
    send(body: FormData) {
      const file = [...body.values()].find((value) => typeof value !== 'string');
      held.push({
        path: this.#path,
        body,
        name: file?.name ?? '',
        isGivenUp: () => this.#isGivenUp,
        leave: (share) =>
          void this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: share * 100, total: 100 })),
        answer: (told) => {
          this.responseText = JSON.stringify(told);
          this.dispatchEvent(new Event('load'));
        },
      });
    }
    abort() {
      this.#isGivenUp = true;
      this.dispatchEvent(new Event('abort'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sender);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return held;
}
