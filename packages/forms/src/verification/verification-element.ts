import {
  VERIFIED_EVENT,
  UNVERIFIED_EVENT,
  VERIFICATION_FIELD,
  VERIFICATION_RETRY_FIELD,
  VERIFICATION_TOKEN_FIELD,
} from './verification-fields.ts';

/** What of the service's script is used: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Turnstile {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): string | undefined;
  reset(widget: string): void;
  remove(widget: string): void;
}

declare global {
  interface Window {
    readonly turnstile?: Turnstile;
  }
}

/** A form that is sent before its proof is there waits for it no longer than this. */
const LONGEST_WAIT_MS = 3_000;
/** How near the visitor is when the service's script is fetched. */
const NEAR = '400px';
/** The widget is no narrower in its usual form. In pixels. */
const NARROWEST = 300;

let loading: Promise<Turnstile> | undefined;

function loadService(service: string): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${service}/turnstile/v0/api.js?render=explicit`;
    script.async = true;
    const fail = () => {
      script.remove();
      loading = undefined;
      reject(new Error('The script of the human verification did not come'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => (window.turnstile ? resolve(window.turnstile) : fail()));
    document.head.append(script);
  });
  return loading;
}

/**
 * The widget that tells people and robots apart, in the form that it is in, to which it adds its proof. Nothing is fetched of
 * the service before the visitor comes near or touches the form. It is never in the way: a form that is sent without a proof goes
 * without.
 */
class HumanVerificationElement extends HTMLElement {
  #service: Turnstile | undefined;
  #widget: string | undefined;
  #place: HTMLElement | undefined;
  #isCompact = false;
  #end = new AbortController();
  readonly #error = document.createElement('p');
  readonly #words = document.createElement('p');
  readonly #retry = document.createElement('input');
  #isOver = false;
  #isHolding = false;
  #isLeaving = false;
  #isBusy = false;

  constructor() {
    super();
    this.#error.className = 'text-small font-medium text-danger';
    this.#words.className = 'text-small text-ink-muted';
    this.#words.setAttribute('role', 'status');
    Object.assign(this.#retry, { type: 'hidden', name: VERIFICATION_RETRY_FIELD, value: '1', disabled: true });
  }

  connectedCallback(): void {
    this.#end = new AbortController();
    const { signal } = this.#end;
    const form = this.closest('form');
    const start = () => void this.#start();
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && start(), {
      rootMargin: NEAR,
    });
    observer.observe(this);
    // A phone that is turned may be too narrow for what was drawn.
    const resizes = new ResizeObserver(() => this.#fit());
    resizes.observe(this);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      resizes.disconnect();
    });
    if (form !== null) {
      form.addEventListener('focusin', start, { signal });
      form.addEventListener('submit', (event) => this.#hold(form, event), { capture: true, signal });
      const changes = new MutationObserver(() => this.#look(form));
      changes.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-disabled'] });
      signal.addEventListener('abort', () => changes.disconnect());
      this.#look(form);
    }
    // For the link in the list of what is wrong.
    this.tabIndex = -1;
    this.append(this.#error, this.#words, this.#retry);
  }

  disconnectedCallback(): void {
    this.#end.abort();
    this.#remove();
    this.#service = undefined;
    this.replaceChildren();
  }

  /** Reads off the form what became of it: the list of what is wrong leads here, and its button says that it is on its way. */
  #look(form: HTMLFormElement): void {
    const link = form.querySelector<HTMLAnchorElement>(`a[href$="-${VERIFICATION_FIELD}"]`);
    if (link !== null) this.id = link.hash.slice(1);
    this.#retry.disabled = link === null;
    const words = link?.textContent ?? '';
    // Only what differs is written: each writing is a change that is looked at again.
    if (this.#error.textContent !== words) this.#error.textContent = words;
    const isBusy = form.querySelector('[type="submit"][aria-disabled="true"]') !== null;
    const hasComeBack = this.#isBusy && !isBusy;
    this.#isBusy = isBusy;
    if (!hasComeBack) return;
    // Its proof is used: another is made for the next try.
    this.#isOver = false;
    if (this.#widget !== undefined) this.#service?.reset(this.#widget);
  }

  async #start(): Promise<void> {
    if (this.#service !== undefined) return;
    const { signal } = this.#end;
    try {
      const service = await loadService(this.getAttribute('service') ?? '');
      // Of several calls the first one that gets here counts.
      if (signal.aborted || this.#widget !== undefined) return;
      this.#service = service;
      this.#draw(service);
    } catch {
      if (!signal.aborted)
        this.#tell(UNVERIFIED_EVENT, 'The spam check didn’t load. You can still send this.', 'no-script');
    }
  }

  #draw(service: Turnstile): void {
    this.#place = document.createElement('div');
    this.#error.after(this.#place);
    this.#isCompact = this.clientWidth < NARROWEST;
    this.#widget = service.render(this.#place, {
      sitekey: this.getAttribute('sitekey'),
      action: this.getAttribute('purpose') ?? 'request',
      size: this.#isCompact ? 'compact' : 'flexible',
      theme: getComputedStyle(this).colorScheme.includes('dark') ? 'dark' : 'light',
      callback: () => this.#tell(VERIFIED_EVENT, '', ''),
      'error-callback': (code: unknown) => {
        this.#tell(UNVERIFIED_EVENT, 'The spam check didn’t go through. You can still send this.', String(code));
        return true;
      },
    });
  }

  /**
   * A widget keeps the form it was drawn in: one that has become too wide gives way to another, which makes its own proof. A compact one
   * stays where there is more room, as its proof is worth more than its width. One that is not shown has no width.
   */
  #fit(): void {
    const service = this.#service;
    if (service === undefined || this.#widget === undefined || this.#isCompact) return;
    if (this.clientWidth === 0 || this.clientWidth >= NARROWEST) return;
    this.#remove();
    this.#isOver = false;
    this.#draw(service);
  }

  #remove(): void {
    if (this.#widget !== undefined) this.#service?.remove(this.#widget);
    this.#widget = undefined;
    this.#place?.remove();
  }

  #tell(event: string, words: string, detail: string): void {
    // Without a proof the form does not wait for one.
    this.#isOver = event === UNVERIFIED_EVENT;
    this.#words.textContent = words;
    this.dispatchEvent(new CustomEvent(event, { bubbles: true, detail }));
  }

  #hold(form: HTMLFormElement, event: SubmitEvent): void {
    const { submitter } = event;
    // A button that says where in the form it leads sends nothing yet.
    if (submitter instanceof HTMLButtonElement && !['', 'submit'].includes(submitter.value)) return;
    if (!this.#isLeaving && (this.#isOver || this.#hasProof(form))) {
      // Where the browser itself sends the form, the next page is on its way: a second press would send a proof that is used by then.
      setTimeout(() => (this.#isLeaving = !event.defaultPrevented));
      setTimeout(() => (this.#isLeaving = false), LONGEST_WAIT_MS);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (this.#isLeaving || this.#isHolding) return;
    this.#isHolding = true;
    this.#words.textContent = 'One moment, we’re checking that you’re not a robot.';
    void this.#start();
    const go = () => {
      clearTimeout(timer);
      wait.abort();
      this.#isHolding = false;
      this.#isOver = true;
      this.#words.textContent = '';
      if (this.isConnected) form.requestSubmit(submitter?.isConnected === true ? submitter : null);
    };
    const wait = new AbortController();
    const timer = setTimeout(go, LONGEST_WAIT_MS);
    for (const name of [VERIFIED_EVENT, UNVERIFIED_EVENT])
      // The widget calls back before or after its control holds the proof.
      this.addEventListener(name, () => setTimeout(go), { once: true, signal: wait.signal });
  }

  #hasProof(form: HTMLFormElement): boolean {
    return (new FormData(form).get(VERIFICATION_TOKEN_FIELD) ?? '') !== '';
  }
}

customElements.define('human-verification', HumanVerificationElement);
