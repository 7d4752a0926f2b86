import {
  VERIFIED_EVENT,
  UNVERIFIED_EVENT,
  VERIFICATION_FIELD,
  VERIFICATION_RETRY_FIELD,
  VERIFICATION_TOKEN_FIELD,
} from './verification-fields.ts';

/** The used part of the service's API: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
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

/** How long a submit waits for a token. */
const LONGEST_WAIT_MS = 3_000;
/** How close the visitor must be before the service's script is loaded. */
const NEAR = '400px';
/** Minimum width of the normal widget, in pixels. */
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
      reject(new Error('The verification script did not load'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => (window.turnstile ? resolve(window.turnstile) : fail()));
    document.head.append(script);
  });
  return loading;
}

/**
 * The verification widget inside a form, to which it adds its token. It requests nothing from the service until the visitor comes
 * near or uses the form, and never blocks a form: without a token, the form is sent without one.
 */
class HumanVerificationElement extends HTMLElement {
  #service: Turnstile | undefined;
  #widget: string | undefined;
  #container: HTMLElement | undefined;
  #isCompact = false;
  #abort = new AbortController();
  readonly #error = document.createElement('p');
  readonly #status = document.createElement('p');
  readonly #retry = document.createElement('input');
  #isSettled = false;
  #isWaiting = false;
  #isLeaving = false;
  #isBusy = false;

  constructor() {
    super();
    this.#error.className = 'text-small font-medium text-danger';
    this.#status.className = 'text-small text-ink-muted';
    this.#status.setAttribute('role', 'status');
    Object.assign(this.#retry, { type: 'hidden', name: VERIFICATION_RETRY_FIELD, value: '1', disabled: true });
  }

  connectedCallback(): void {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const form = this.closest('form');
    const start = () => void this.#start();
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && start(), {
      rootMargin: NEAR,
    });
    observer.observe(this);
    // A rotated phone may be too narrow for the widget.
    const resizes = new ResizeObserver(() => this.#fit());
    resizes.observe(this);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      resizes.disconnect();
    });
    if (form !== null) {
      form.addEventListener('focusin', start, { signal });
      form.addEventListener('submit', (event) => this.#delaySubmit(form, event), { capture: true, signal });
      const changes = new MutationObserver(() => this.#readForm(form));
      changes.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-disabled'] });
      signal.addEventListener('abort', () => changes.disconnect());
      this.#readForm(form);
    }
    // So that the error summary can link to it.
    this.tabIndex = -1;
    this.append(this.#error, this.#status, this.#retry);
  }

  disconnectedCallback(): void {
    this.#abort.abort();
    this.#remove();
    this.#service = undefined;
    this.replaceChildren();
  }

  /** Reads the state of the form: whether its error list links here, and whether it is being sent. */
  #readForm(form: HTMLFormElement): void {
    const link = form.querySelector<HTMLAnchorElement>(`a[href$="-${VERIFICATION_FIELD}"]`);
    if (link !== null) this.id = link.hash.slice(1);
    this.#retry.disabled = link === null;
    const words = link?.textContent ?? '';
    // Writes only what differs, because each write is observed as a change.
    if (this.#error.textContent !== words) this.#error.textContent = words;
    const isBusy = form.querySelector('[type="submit"][aria-disabled="true"]') !== null;
    const hasComeBack = this.#isBusy && !isBusy;
    this.#isBusy = isBusy;
    if (!hasComeBack) return;
    // The token is used, so another is requested.
    this.#isSettled = false;
    if (this.#widget !== undefined) this.#service?.reset(this.#widget);
  }

  async #start(): Promise<void> {
    if (this.#service !== undefined) return;
    const { signal } = this.#abort;
    try {
      const service = await loadService(this.getAttribute('service') ?? '');
      // Of concurrent calls, the first one to get here counts.
      if (signal.aborted || this.#widget !== undefined) return;
      this.#service = service;
      this.#draw(service);
    } catch {
      if (!signal.aborted)
        this.#report(UNVERIFIED_EVENT, 'The spam check didn’t load. You can still send this.', 'no-script');
    }
  }

  #draw(service: Turnstile): void {
    this.#container = document.createElement('div');
    this.#error.after(this.#container);
    this.#isCompact = this.clientWidth < NARROWEST;
    this.#widget = service.render(this.#container, {
      sitekey: this.getAttribute('sitekey'),
      action: this.getAttribute('purpose') ?? 'request',
      size: this.#isCompact ? 'compact' : 'flexible',
      theme: getComputedStyle(this).colorScheme.includes('dark') ? 'dark' : 'light',
      callback: () => this.#report(VERIFIED_EVENT, '', ''),
      'error-callback': (code: unknown) => {
        this.#report(UNVERIFIED_EVENT, 'The spam check didn’t go through. You can still send this.', String(code));
        return true;
      },
    });
  }

  /**
   * Replaces a widget that has become too wide by a compact one with a token of its own. A compact widget stays even if there is
   * more room, to keep its token. A hidden widget has no width.
   */
  #fit(): void {
    const service = this.#service;
    if (service === undefined || this.#widget === undefined || this.#isCompact) return;
    if (this.clientWidth === 0 || this.clientWidth >= NARROWEST) return;
    this.#remove();
    this.#isSettled = false;
    this.#draw(service);
  }

  #remove(): void {
    if (this.#widget !== undefined) this.#service?.remove(this.#widget);
    this.#widget = undefined;
    this.#container?.remove();
  }

  #report(event: string, words: string, detail: string): void {
    // Without a token the form doesn't wait.
    this.#isSettled = event === UNVERIFIED_EVENT;
    this.#status.textContent = words;
    this.dispatchEvent(new CustomEvent(event, { bubbles: true, detail }));
  }

  #delaySubmit(form: HTMLFormElement, event: SubmitEvent): void {
    const { submitter } = event;
    // A button for another step doesn't send the form.
    if (submitter instanceof HTMLButtonElement && !['', 'submit'].includes(submitter.value)) return;
    if (!this.#isLeaving && (this.#isSettled || this.#hasProof(form))) {
      // The browser is navigating: a second click would send a used token.
      setTimeout(() => (this.#isLeaving = !event.defaultPrevented));
      setTimeout(() => (this.#isLeaving = false), LONGEST_WAIT_MS);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (this.#isLeaving || this.#isWaiting) return;
    this.#isWaiting = true;
    this.#status.textContent = 'One moment, we’re checking that you’re not a robot.';
    void this.#start();
    const go = () => {
      clearTimeout(timer);
      wait.abort();
      this.#isWaiting = false;
      this.#isSettled = true;
      this.#status.textContent = '';
      if (this.isConnected) form.requestSubmit(submitter?.isConnected === true ? submitter : null);
    };
    const wait = new AbortController();
    const timer = setTimeout(go, LONGEST_WAIT_MS);
    for (const name of [VERIFIED_EVENT, UNVERIFIED_EVENT])
      // The widget may call back before its control contains the token.
      this.addEventListener(name, () => setTimeout(go), { once: true, signal: wait.signal });
  }

  #hasProof(form: HTMLFormElement): boolean {
    return (new FormData(form).get(VERIFICATION_TOKEN_FIELD) ?? '') !== '';
  }
}

customElements.define('human-verification', HumanVerificationElement);
