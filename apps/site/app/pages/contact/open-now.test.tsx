// @vitest-environment jsdom
import { sampleHours } from '@showroom/catalog-data/testing/sample-hours';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenNow } from './open-now.tsx';

function renderAt(instant: string) {
  vi.setSystemTime(new Date(instant));
  return render(<OpenNow hours={sampleHours.store} servedText="Open now until 5 pm" />);
}

const passHalfAMinute = () =>
  act(() => {
    vi.advanceTimersByTime(30_000);
  });

describe('whether the showroom is open', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('follows the clock in Thunder Bay, not the time of rendering', () => {
    renderAt('2026-11-23T13:59:00Z');
    expect(screen.getByText('Closed. Opens today at 9 am')).toBeVisible();
  });

  it('changes on an open page within half a minute', () => {
    renderAt('2026-11-23T13:59:45Z');
    passHalfAMinute();
    expect(screen.getByText('Open now until 5 pm')).toBeVisible();
    vi.setSystemTime(new Date('2026-11-23T22:00:00Z'));
    passHalfAMinute();
    expect(screen.getByText('Closed. Opens tomorrow at 9 am')).toBeVisible();
  });

  it('is no longer checked after the page was left', () => {
    const { unmount } = renderAt('2026-11-23T13:59:00Z');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
