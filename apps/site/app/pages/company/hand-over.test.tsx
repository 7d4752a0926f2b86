// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HandOver } from './hand-over.tsx';

const url = 'https://outdoor.example/kitchens';
const open = vi.fn<typeof window.open>();

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const link = () => screen.getByRole('link', { name: 'Open outdoor.example in a new tab' });
const status = () => screen.getByRole('status');

describe('the redirect to a partner', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('open', open.mockReset());
  });

  it('counts down three seconds, then opens the partner in a new tab without an opener', () => {
    const tab = { opener: window };
    open.mockReturnValue(tab as unknown as Window); // All that is asked of the other window.
    render(<HandOver url={url} />);
    expect(status()).toHaveTextContent('Redirecting...');
    expect(screen.getByText(/in 3 seconds\.$/)).toBeVisible();
    pass(2000);
    expect(screen.getByText(/in 1 second\.$/)).toBeVisible();
    pass(999);
    expect(open).not.toHaveBeenCalled();
    pass(1);
    expect(open).toHaveBeenCalledExactlyOnceWith(url, '_blank');
    expect(tab.opener).toBeNull();
    expect(status()).toHaveTextContent('Opened in a new tab');
  });

  it('leaves the link if the browser blocks the tab', () => {
    open.mockReturnValue(null);
    render(<HandOver url={url} />);
    pass(3000);
    expect(status()).toHaveTextContent('Your browser blocked the new tab');
    expect(link()).toHaveAttribute('href', url);
  });

  it('opens nothing after the visitor cancels, follows the link, or leaves', () => {
    const { unmount } = render(<HandOver url={url} />);
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(status()).toHaveTextContent('We’ve stopped the redirect');
    pass(10_000);
    unmount();

    const second = render(<HandOver url={url} />);
    fireEvent.click(link());
    pass(10_000);
    second.unmount();

    render(<HandOver url={url} />).unmount();
    pass(10_000);
    expect(open).not.toHaveBeenCalled();
  });
});
