import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { auroraSlab, doveSlab, gaiaSlab } from '../testing/sample-pictures.ts';
import { Gallery } from './gallery.tsx';

const pictures = [{ ...auroraSlab, fullSrc: '/full/aurora.webp' }, doveSlab, gaiaSlab];

function expectCurrent(number: number) {
  expect(screen.getByRole('button', { name: `Image ${number} of 3` })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: new RegExp(`Show image ${number}:`) })).toHaveAttribute(
    'aria-current',
    'true',
  );
}

test('arrows step through and wrap round both ends', async () => {
  render(<Gallery label="Aurora" pictures={pictures} />);
  expectCurrent(1);
  await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
  expectCurrent(3);
  await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
  expectCurrent(1);
});

test('the arrow keys do the same', async () => {
  render(<Gallery label="Aurora" pictures={pictures} />);
  screen.getByRole('group', { name: 'Image strip' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expectCurrent(3);
  await userEvent.keyboard('{ArrowLeft}');
  expectCurrent(2);
});

test('marks and thumbnails go straight to a picture, and it is said aloud', async () => {
  render(<Gallery label="Aurora" pictures={pictures} />);
  await userEvent.click(screen.getByRole('button', { name: 'Image 3 of 3' }));
  expectCurrent(3);
  await userEvent.click(screen.getByRole('link', { name: /Show image 2/ }));
  expectCurrent(2);
  expect(screen.getByText(`Image 2 of 3: ${doveSlab.alt}`)).toBeInTheDocument();
});

test('a single picture shows no controls', () => {
  render(<Gallery label="Aurora" pictures={[auroraSlab]} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('looking closer opens the same picture in a window, where arrows go on', async () => {
  render(<Gallery label="Aurora" pictures={pictures} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
  await userEvent.click(screen.getByRole('link', { name: 'Look closer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Aurora' });
  expect(dialog).toHaveAccessibleDescription('Image 2 of 3');
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog).toHaveAccessibleDescription('Image 3 of 3');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expectCurrent(3);
});

test('"Look closer" is one link to the picture that is shown, which a click with Ctrl follows', async () => {
  render(<Gallery label="Aurora" pictures={pictures} />);
  const closer = screen.getByRole('link', { name: 'Look closer' });
  expect(closer).toHaveAttribute('href', '/full/aurora.webp');
  await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
  expect(closer).toHaveAttribute('href', pictures[1]?.src);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  closer.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false), { once: true });
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  closer.dispatchEvent(press);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('finished HTML has every picture, links to them, and no control that would do nothing', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Gallery label="Aurora" pictures={pictures} priority />);
  expect(page.querySelector('button')).toBeNull();
  const closer = [...page.querySelectorAll('a')].find((link) => link.textContent === 'Look closer');
  expect(closer).toHaveAttribute('href', '/full/aurora.webp');
  for (const link of page.querySelectorAll('ul a')) {
    expect(page.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  }
  expect(page.querySelectorAll('ul a')).toHaveLength(3);
  expect(page.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1);
});
