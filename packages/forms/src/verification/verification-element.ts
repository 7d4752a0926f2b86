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
    // A rotated phone may be too narrow for the widget.
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
    // So that the error summary can link to it.
    this.tabIndex = -1;
    this.append(this.#error, this.#words, this.#retry);
  }

  disconnectedCallback(): void {
    this.#end.abort();
    this.#remove();
    this.#service = undefined;
    this.replaceChildren();
  }

  /** Reads the state of the form: whether its error list links here, and whether it is being sent. */
  #look(form: HTMLFormElement): void {
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
    this.#isOver = false;
    if (this.#widget !== undefined) this.#service?.reset(this.#widget);
  }

  async #start(): Promise<void> {
    if (this.#service !== undefined) return;
    const { signal } = this.#end;
    try {
      const service = await loadService(this.getAttribute('service') ?? '');
      // Of concurrent calls, the first one to get here counts.
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
   * Replaces a widget that has become too wide by a compact one with a token of its own. A compact widget stays even if there is
   * more room, to keep its token. A hidden widget has no width.
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
    // Without a token the form doesn't wait.
    this.#isOver = event === UNVERIFIED_EVENT;
    this.#words.textContent = words;
    this.dispatchEvent(new CustomEvent(event, { bubbles: true, detail }));
  }

  #hold(form: HTMLFormElement, event: SubmitEvent): void {
    const { submitter } = event;
    // A button for another step doesn't send the form.
    if (submitter instanceof HTMLButtonElement && !['', 'submit'].includes(submitter.value)) return;
    if (!this.#isLeaving && (this.#isOver || this.#hasProof(form))) {
      // The browser is navigating: a second click would send a used token.
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
      // The widget may call back before its control contains the token.
      this.addEventListener(name, () => setTimeout(go), { once: true, signal: wait.signal });
  }

  #hasProof(form: HTMLFormElement): boolean {
    return (new FormData(form).get(VERIFICATION_TOKEN_FIELD) ?? '') !== '';
  }
}

customElements.define('human-verification', HumanVerificationElement);
