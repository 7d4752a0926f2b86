import { onTestFinished, vi } from 'vitest';

/** An upload started by a script. */
export interface HeldUpload {
  readonly path: string;
  readonly body: FormData;
  readonly name: string;
  readonly isGivenUp: () => boolean;
  /** Reports this share as sent, from 0 to 1. */
  readonly leave: (share: number) => void;
  readonly answer: (told: unknown) => void;
}

/**
 * The uploads of a test. Each is in progress until the test answers or cancels it. Replaces the network, which jsdom
 * lacks.
 */
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
