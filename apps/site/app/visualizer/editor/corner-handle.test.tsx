// @vitest-environment jsdom
import type { Place } from '@showroom/room-view/corners';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CornerHandle } from './corner-handle.tsx';

const settled: Place[] = [];
const drags: number[] = [];

function OneCorner({ start }: { start: Place }) {
  const [place, setPlace] = useState(start);
  return (
    <div>
      <CornerHandle
        name="Counter: back left corner"
        place={place}
        describedBy="help"
        onMove={(moved, drag) => {
          drags.push(drag);
          setPlace(moved);
        }}
        onSettle={(moved) => settled.push(moved)}
        onTouch={() => {}}
      />
      <output>{`${(place.x * 100).toFixed(2)} ${(place.y * 100).toFixed(2)}`}</output>
      <p id="help">Use the arrow keys.</p>
    </div>
  );
}

async function renderCorner(start: Place) {
  render(<OneCorner start={start} />);
  const user = userEvent.setup();
  await user.tab();
  return user;
}

const place = () => screen.getByRole('status').textContent;

describe('a corner', () => {
  it('is a named control with instructions', async () => {
    await renderCorner({ x: 0.5, y: 0.5 });
    const handle = screen.getByRole('button', { name: 'Counter: back left corner' });
    expect(handle).toHaveFocus();
    expect(handle).toHaveAccessibleDescription('Use the arrow keys.');
  });

  it('moves with the arrow keys, in larger steps with Shift', async () => {
    const user = await renderCorner({ x: 0.5, y: 0.5 });
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(place()).toBe('50.50 50.25');
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}');
    expect(place()).toBe('48.00 47.75');
  });

  it('stays in the picture', async () => {
    const user = await renderCorner({ x: 0.001, y: 0.999 });
    await user.keyboard('{ArrowLeft}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}');
    expect(place()).toBe('0.00 100.00');
  });

  it('settles on Enter, and each press of a key is a step of its own', async () => {
    const user = await renderCorner({ x: 0.5, y: 0.5 });
    settled.length = 0;
    drags.length = 0;
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    expect(settled.map(({ x }) => x.toFixed(4))).toEqual(['0.4950']);
    expect(new Set(drags).size).toBe(2);
  });

  it('settles where the pointer lets it go, unless Alt is held', async () => {
    const user = await renderCorner({ x: 0.5, y: 0.5 });
    const handle = screen.getByRole('button');
    handle.setPointerCapture = () => {};
    const parent = handle.parentElement;
    if (parent) parent.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    settled.length = 0;
    await user.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { x: 100, y: 50 } },
      { coords: { x: 120, y: 50 } },
    ]);
    await user.keyboard('{Alt>}');
    await user.pointer('[/MouseLeft]');
    await user.keyboard('{/Alt}');
    expect(place()).toBe('60.00 50.00');
    expect(settled).toEqual([]);
    await user.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { x: 120, y: 50 } },
      { coords: { x: 140, y: 50 } },
    ]);
    await user.pointer('[/MouseLeft]');
    expect(settled.map(({ x }) => x.toFixed(2))).toEqual(['0.70']);
  });
});
