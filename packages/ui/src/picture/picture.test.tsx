import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { auroraSlab } from '../testing/sample-pictures.ts';
import { Picture } from './picture.tsx';

test('offers AVIF before WebP, reserves its space, and loads lazily', () => {
  const { container } = render(<Picture record={auroraSlab} sizes="50vw" />);
  const types = [...container.querySelectorAll('source')].map((source) => [source.type, source.srcset]);
  expect(types).toEqual([
    ['image/avif', auroraSlab.sources.avif],
    ['image/webp', auroraSlab.sources.webp],
  ]);
  const image = screen.getByRole('img', { name: auroraSlab.alt });
  expect(image).toHaveAttribute('width', '3024');
  expect(image).toHaveAttribute('height', '1536');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('decoding', 'async');
  expect(image).toHaveStyle({ backgroundColor: auroraSlab.dominantColour });
});

test('loads eagerly if the page opens with it', () => {
  render(<Picture record={auroraSlab} sizes="100vw" priority />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('is preloaded by the server’s HTML only: after a navigation the browser may show another size', () => {
  render(<Picture record={{ ...auroraSlab, src: '/another.webp' }} sizes="99vw" priority />);
  expect(document.head.querySelector('link[href="/another.webp"], link[imagesizes="99vw"]')).toBeNull();
  vi.stubGlobal('document', undefined);
  const html = renderToString(<Picture record={auroraSlab} sizes="100vw" priority />);
  vi.unstubAllGlobals();
  expect(html).toContain('rel="preload"');
});

test('shows its alt text when it can’t be loaded', () => {
  const { container } = render(<Picture record={auroraSlab} sizes="100vw" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: auroraSlab.alt })).toHaveTextContent(auroraSlab.alt);
});

test('shows nothing when a decorative picture can’t be loaded', () => {
  const { container } = render(<Picture record={auroraSlab} alt="" sizes="100vw" />);
  fireEvent.error(container.querySelector('img') ?? container);
  expect(screen.queryByRole('img')).toBeNull();
});

test('reports when it has loaded', () => {
  const onArrive = vi.fn();
  render(<Picture record={auroraSlab} sizes="100vw" onArrive={onArrive} />);
  expect(onArrive).not.toHaveBeenCalled();
  fireEvent.load(screen.getByRole('img'));
  expect(onArrive).toHaveBeenCalledOnce();
});
