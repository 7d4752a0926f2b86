// @vitest-environment jsdom
import { headerHideThresholdPx } from '@showroom/catalog-data/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useHideOnScroll } from './use-hide-on-scroll.ts';

function TestHeader() {
  const header = useRef<HTMLElement>(null);
  useHideOnScroll(header);
  return (
    <header ref={header}>
      <a href="#page">A link</a>
      <details data-testid="menu" />
    </header>
  );
}

function scrollTo(y: number) {
  window.scrollY = y;
  fireEvent.scroll(window);
}

function renderHeader() {
  window.scrollY = 0;
  const { unmount } = render(<TestHeader />);
  return { unmount, isHidden: () => screen.getByRole('banner').hasAttribute('data-hidden') };
}

describe('the header while the page is scrolled', () => {
  it('stays for a hundred pixels, and slides away after them', () => {
    const { isHidden } = renderHeader();
    expect(headerHideThresholdPx).toBe(100);
    scrollTo(100);
    expect(isHidden()).toBe(false);
    scrollTo(101);
    expect(isHidden()).toBe(true);
  });

  it('returns with the first pixel upwards, and leaves again downwards', () => {
    const { isHidden } = renderHeader();
    scrollTo(900);
    scrollTo(899);
    expect(isHidden()).toBe(false);
    scrollTo(905);
    expect(isHidden()).toBe(true);
  });

  it('returns at the top, also when a phone overscrolls', () => {
    const { isHidden } = renderHeader();
    scrollTo(900);
    scrollTo(-20);
    expect(isHidden()).toBe(false);
  });

  it('doesn’t change when the page didn’t move', () => {
    const { isHidden } = renderHeader();
    scrollTo(900);
    scrollTo(900);
    expect(isHidden()).toBe(true);
  });

  it('returns and stays while the focus is in it', () => {
    const { isHidden } = renderHeader();
    scrollTo(900);
    act(() => screen.getByRole('link').focus());
    expect(isHidden()).toBe(false);
    scrollTo(1200);
    expect(isHidden()).toBe(false);
  });

  it('stays while one of its menus is open', () => {
    const { isHidden } = renderHeader();
    screen.getByTestId('menu').setAttribute('open', '');
    scrollTo(900);
    expect(isHidden()).toBe(false);
  });

  it('removes its listener', () => {
    const { unmount } = renderHeader();
    const header = screen.getByRole('banner');
    unmount();
    scrollTo(900);
    expect(header).not.toHaveAttribute('data-hidden');
  });
});
