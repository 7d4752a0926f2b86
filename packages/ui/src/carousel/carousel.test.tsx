import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { setReducedMotion } from '../testing/reduced-motion.ts';
import { auroraSlab, calacattaSlab, doveSlab, gaiaSlab } from '../testing/sample-pictures.ts';
import { Carousel } from './carousel.tsx';

const slides = [
  { id: 'calacatta', label: 'Calacatta', picture: calacattaSlab },
  { id: 'aurora', label: 'Aurora', picture: auroraSlab },
  { id: 'dove', label: 'Dove', picture: doveSlab },
  { id: 'gaia', label: 'Gaia', picture: gaiaSlab },
];

beforeEach(() => {
  vi.useFakeTimers();
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const region = () => screen.getByRole('region', { name: 'Rooms' });

function expectSlide(number: number) {
  expect(screen.getByRole('button', { name: `Slide ${number} of 4` })).toHaveAttribute('aria-current', 'true');
}

test('advances every 5000 ms and wraps around', () => {
  render(<Carousel label="Rooms" slides={slides} />);
  expectSlide(1);
  pass(4999);
  expectSlide(1);
  pass(1);
  expectSlide(2);
  pass(15_000);
  expectSlide(1);
});

test('pauses while the pointer is over it, says so, and resumes', () => {
  render(<Carousel label="Rooms" slides={slides} />);
  fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
  expect(screen.getByText('Paused')).toBeInTheDocument();
  pass(20_000);
  expectSlide(1);
  fireEvent.pointerLeave(region());
  expect(screen.queryByText('Paused')).toBeNull();
  pass(5000);
  expectSlide(2);
});

test.each([
  ['an arrow', () => fireEvent.click(screen.getByRole('button', { name: 'Previous slide' })), 4],
  ['a mark', () => fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 4' })), 3],
  ['a key', () => fireEvent.keyDown(region(), { key: 'ArrowRight' }), 2],
])('stops autoplay after navigation by %s', (_name, go, expected) => {
  render(<Carousel label="Rooms" slides={slides} />);
  go();
  expectSlide(expected);
  pass(20_000);
  expectSlide(expected);
  // Manual moves are announced.
  expect(screen.getByText(new RegExp(`^Slide ${expected} of 4: `))).toBeInTheDocument();
});

test('can be stopped and started', () => {
  render(<Carousel label="Rooms" slides={slides} />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
  pass(20_000);
  expectSlide(1);
  fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }));
  pass(5000);
  expectSlide(2);
});

test('doesn’t move under reduced motion until it is started', () => {
  setReducedMotion(true);
  render(<Carousel label="Rooms" slides={slides} />);
  pass(20_000);
  expectSlide(1);
  fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }));
  pass(5000);
  expectSlide(2);
});

test('shows a loader until the first picture has loaded, and loads the next only then', () => {
  const { container } = render(<Carousel label="Rooms" slides={slides} />);
  expect(screen.getByRole('status', { name: 'Loading pictures' })).toBeInTheDocument();
  expect(container.querySelectorAll('img')).toHaveLength(1);
  fireEvent.load(screen.getByRole('img', { name: calacattaSlab.alt }));
  expect(screen.queryByRole('status', { name: 'Loading pictures' })).toBeNull();
  expect(container.querySelectorAll('img')).toHaveLength(2);
});

test('has the first slide and no dead control in the server’s HTML', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Carousel label="Rooms" slides={slides} />);
  expect(page.querySelectorAll('img')).toHaveLength(1);
  expect(page.querySelector('img')).toHaveAttribute('alt', calacattaSlab.alt);
  expect(page.querySelector('button')).toBeNull();
});

test('with page keys, reacts to arrow keys outside of it unless another control uses them', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 400));
  render(
    <>
      <input aria-label="Search" />
      <Carousel label="Rooms" slides={slides} hasPageKeys />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expectSlide(2);
  fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
  expectSlide(2);
  const search = screen.getByRole('textbox');
  search.focus();
  fireEvent.keyDown(search, { key: 'ArrowRight' });
  expectSlide(2);
  search.blur();
  // Inside, the key is handled once.
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next slide' }), { key: 'ArrowRight' });
  expectSlide(3);
  vi.restoreAllMocks();
});

test('without page keys, ignores arrow keys outside of it', () => {
  render(<Carousel label="Rooms" slides={slides} />);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expectSlide(1);
});
