import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setReducedMotion } from '../testing/reduced-motion.ts';
import { ScrollToTop } from './scroll-to-top.tsx';

function scrollTo(y: number) {
  window.scrollY = y;
  fireEvent.scroll(window);
}

afterEach(() => scrollTo(0));

test('appears after 300 px', () => {
  render(<ScrollToTop />);
  scrollTo(300);
  expect(screen.queryByRole('button')).toBeNull();
  scrollTo(301);
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeInTheDocument();
});

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('with reduced motion %s scrolls %s', (isReduced, behavior) => {
  setReducedMotion(isReduced);
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(<ScrollToTop afterPx={100} />);
  scrollTo(101);
  fireEvent.click(screen.getByRole('button'));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
  scroll.mockRestore();
});
