// @vitest-environment jsdom
import { ToastProvider } from '@showroom/ui/toast';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ask } from '../../testing/requests.ts';
import { temporaryAdmin } from '../../testing/temporary-admin.ts';
import { NoticeToast } from './notice-toast.tsx';
import { redirectWithNotice, readNotice } from './notice.server.ts';

const cookieOf = (response: Response) => response.headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';

const inToasts = (text: string) => screen.queryAllByText(text).find((found) => found.closest('[data-slot=toast]'));

describe('the result of a form', () => {
  it('is shown once on the next page', async () => {
    const { newContext } = await temporaryAdmin();
    const text = 'Product deleted successfully!';
    const context = newContext();
    const response = await redirectWithNotice({ context }, '/admin/leads', { text, undoPath: '/admin/leads/1/undo' });
    expect(response.headers.get('Location')).toBe('/admin/leads');
    expect(response.headers.get('Set-Cookie')).toMatch(/HttpOnly/);
    const taken = await readNotice({ request: ask('/admin/leads', { cookies: [cookieOf(response)] }), context });
    expect(taken).toMatchObject({ notice: { text, undoPath: '/admin/leads/1/undo' } });
    expect(taken?.forget).toMatch(/^notice=; Max-Age=0/);
    expect(await readNotice({ request: ask('/admin/leads'), context })).toBeNull();
  });

  it.each(['https://evil.example/', '//evil.example', '/admin/../logout', 'javascript:alert(1)', '/other'])(
    'doesn’t link elsewhere: %s',
    async (undoPath) => {
      const { newContext } = await temporaryAdmin();
      const value = Buffer.from(JSON.stringify({ id: '1', text: 'x', undoPath })).toString('base64');
      const request = ask('/admin/leads', { cookies: [`notice=${encodeURIComponent(value)}`] });
      expect(await readNotice({ request, context: newContext() })).toBeNull();
    },
  );

  it('is a line with its own button in the server’s HTML', () => {
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: () => (
          <ToastProvider>
            <NoticeToast notice={{ id: '1', text: 'Post deleted successfully!', undoPath: '/admin/x' }} />
          </ToastProvider>
        ),
      },
    ]);
    const html = renderToStaticMarkup(<Stub initialEntries={['/']} />);
    expect(html).toMatch(/<noscript>.*role="status".*Post deleted successfully!.*action="\/admin\/x".*<\/noscript>/);
  });

  it('is a toast for three seconds, or for ten with Undo', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const undone = vi.fn(async ({ request }: { request: Request }) => (await request.formData()).get('at'));
    const Stub = createRoutesStub([
      {
        path: '/admin/leads',
        Component: () => (
          <ToastProvider>
            <NoticeToast notice={{ id: '1', text: 'Post deleted successfully!', undoPath: '/admin/undo' }} />
            <NoticeToast notice={{ id: '2', text: 'Post updated successfully!' }} />
            <NoticeToast notice={{ id: '3', text: 'Nothing was published', hasFailed: true }} />
          </ToastProvider>
        ),
      },
      { path: '/admin/undo', action: undone, Component: () => <p>Taken back</p> },
    ]);
    render(<Stub initialEntries={['/admin/leads?q=oak']} />);
    expect(inToasts('Post updated successfully!')).toBeDefined();
    const toneOf = (text: string) => inToasts(text)?.closest('[data-tone]')?.getAttribute('data-tone');
    expect([toneOf('Post updated successfully!'), toneOf('Nothing was published')]).toEqual(['success', 'danger']);
    await act(() => vi.advanceTimersByTimeAsync(3500));
    expect(inToasts('Post updated successfully!')).toBeUndefined();
    expect(inToasts('Post deleted successfully!')).toBeDefined();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken back')).toBeInTheDocument();
    expect(undone).toHaveBeenCalledOnce();
    await expect(undone.mock.results[0]?.value).resolves.toBe('/admin/leads?q=oak');
  });
});
