import { afterFrame } from '../../app/shell/after-frame.ts';
import type { answer } from './answer.ts';

/** The folder of `answer.js`, from the root; set where this is compiled. */
declare const ANSWERS: string;

declare global {
  interface Window {
    /** The router, once it has hydrated the page. */
    readonly __reactRouterDataRouter?: {
      navigate(to: string, options: { replace: boolean; preventScrollReset: boolean }): Promise<void>;
    };
  }
}

const SENT_BY_MAIL = {
  status: 'refused',
  message: 'Your email app opens with your request filled in. Please send it from there: nothing has been sent yet.',
};

/**
 * Stands at the head of every exported page, before its own scripts. A host of plain files answers every query of a path with
 * the same file, and takes no forms; what the page's scripts ask of a server is answered here instead.
 */
function start(): void {
  answerInBrowser();
  if (location.search !== '') askAfterHydration(location.search);
}

function answerInBrowser(): void {
  const fetchFile = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== location.origin) return fetchFile(input, init);
    if (request.method === 'POST') {
      openMailOnceDrawn();
      return Response.json(SENT_BY_MAIL);
    }
    if (!needsAnswer(url)) return fetchFile(input, init);
    // Compiled from the file that the type is of.
    const answers = (await import(/* @vite-ignore */ `${ANSWERS}answer.js`)) as { answer: typeof answer };
    return answers.answer(request);
  };
}

/** Whether an address depends on its query. A page's data asked for without one is a file. */
function needsAnswer(url: URL): boolean {
  const isData = url.pathname.endsWith('.data');
  const asked = [...url.searchParams.keys()].filter((name) => name !== '_routes');
  return asked.length > 0 && (isData || !/\.\w+$/.test(url.pathname));
}

/** The form says that it was not sent and offers the email; it is opened as if the visitor had followed that link. */
function openMailOnceDrawn(): void {
  new MutationObserver((_changes, watch) => {
    const link = document.querySelector<HTMLAnchorElement>('form [role="alert"] a[href^="mailto:"]');
    if (link === null) return;
    watch.disconnect();
    link.click();
  }).observe(document.body, { subtree: true, childList: true });
}

/** The file is the page without a query, and is hydrated as that; then the router is sent where the visitor wanted to go. */
function askAfterHydration(search: string): void {
  const { hash, pathname } = location;
  history.replaceState(history.state, '', pathname + hash);
  const root = document.documentElement;
  new MutationObserver((_changes, watch) => {
    if (!('hydrated' in root.dataset)) return;
    watch.disconnect();
    const release = holdForms();
    const asked = window['__reactRouterDataRouter']?.navigate(pathname + search + hash, {
      replace: true,
      preventScrollReset: true,
    });
    // What has come is drawn a moment later.
    void Promise.resolve(asked).finally(() => afterFrame(release));
  }).observe(root, { attributeFilter: ['data-hydrated'] });
}

/** Until the page knows its query, its forms do not know what they are about: what is sent waits for the function answered here. */
function holdForms(): () => void {
  const held: { readonly form: HTMLFormElement; readonly place: number; readonly submitter: HTMLElement | null }[] = [];
  const hold = (event: SubmitEvent) => {
    const { submitter, target: form } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    event.stopPropagation();
    if (held.every((each) => each.form !== form)) held.push({ form, place: listPosting().indexOf(form), submitter });
  };
  addEventListener('submit', hold, true);
  return () => {
    removeEventListener('submit', hold, true);
    for (const { form, place, submitter } of held) {
      if (form.isConnected) {
        form.requestSubmit(submitter?.isConnected === true ? submitter : null);
        continue;
      }
      // The contact form about something is another one, drawn in the place of the one about nothing.
      const drawn = listPosting()[place];
      if (drawn === undefined) continue;
      bringAcross(form, drawn);
      drawn.requestSubmit();
    }
  };
}

function listPosting(): readonly HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('form[method="post"]')];
}

/** Puts what was typed into one form into another of the same fields. */
function bringAcross(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const [name, text] of new FormData(from)) {
    const field = to.elements.namedItem(name);
    if (typeof text !== 'string' || field === null) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if ('value' in field) field.value = text;
  }
}

start();
