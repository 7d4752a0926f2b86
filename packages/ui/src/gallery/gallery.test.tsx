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

test('moves by arrow buttons and wraps around at both ends', async () => {
  render(<Gallery label="Aurora" pictures={pictures} />);
  expectCurrent(1);
  await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
  expectCurrent(3);
  await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
  expectCurrent(1);
});

test('moves by arrow keys', async () => {
  render(<Gallery label="Aurora" pictures={pictures} />);
  screen.getByRole('group', { name: 'Image strip' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expectCurrent(3);
  await userEvent.keyboard('{ArrowLeft}');
  expectCurrent(2);
});

test('jumps to a picture by dots and thumbnails, and announces it', async () => {
  render(<Gallery label="Aurora" pictures={pictures} />);
  await userEvent.click(screen.getByRole('button', { name: 'Image 3 of 3' }));
  expectCurrent(3);
  await userEvent.click(screen.getByRole('link', { name: /Show image 2/ }));
  expectCurrent(2);
  expect(screen.getByText(`Image 2 of 3: ${doveSlab.alt}`)).toBeInTheDocument();
});

test('shows no controls for a single picture', () => {
  render(<Gallery label="Aurora" pictures={[auroraSlab]} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('opens the same picture in a dialog, where arrows continue', async () => {
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

test('has one "Look closer" link to the current picture, which Ctrl+click follows', async () => {
  render(<Gallery label="Aurora" pictures={pictures} />);
  const closer = screen.getByRole('link', { name: 'Look closer' });
  expect(closer).toHaveAttribute('href', '/full/aurora.webp');
  await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
  expect(closer).toHaveAttribute('href', pictures[1]?.src);
  const ctrlClick = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  closer.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false), { once: true });
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  closer.dispatchEvent(ctrlClick);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('has every picture with a link and no dead control in the server’s HTML', () => {
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
