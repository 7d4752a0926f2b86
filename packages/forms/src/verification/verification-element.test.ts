import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

class NothingHappens {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no scrolling or resizing.
  vi.stubGlobal('IntersectionObserver', NothingHappens);
  vi.stubGlobal('ResizeObserver', NothingHappens);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A form whose verification script never loads. */
async function openForm({ proof = '' } = {}) {
  await import('./verification-element.ts');
  document.body.innerHTML = `<form>
    <input type="hidden" name="cf-turnstile-response" value="${proof}">
    <human-verification service="https://robots.example" sitekey="1x00"></human-verification>
    <button>Send</button>
  </form>`;
  onTestFinished(() => document.body.replaceChildren());
  const form = document.querySelector('form');
  if (form === null) throw new Error('no form');
  return {
    form,
    click: () => form.querySelector('button')?.click(),
    said: () => document.querySelector('[role=status]')?.textContent,
  };
}

it('delays a form for three seconds at most while the service hangs', async () => {
  const { form, click, said } = await openForm();
  const send = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', send);
  click();
  click();
  expect(said()).toBe('One moment, we’re checking that you’re not a robot.');
  vi.advanceTimersByTime(2_999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledTimes(1);
  expect(said()).toBe('');
  click();
  expect(send, 'a second submit, such as after an invalid form').toHaveBeenCalledTimes(2);
});

it('sends a token once for two clicks, and again if no page follows', async () => {
  const { form } = await openForm({ proof: 'a-proof' });
  const submit = () => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(submit(), 'first submit').toBe(true);
  vi.advanceTimersByTime(200);
  expect(submit(), 'second submit').toBe(false);
  vi.advanceTimersByTime(3_000);
  expect(submit(), 'later submit').toBe(true);
});
