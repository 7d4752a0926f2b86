// @vitest-environment jsdom
import { layOut } from '@showroom/slab-planner/lay-out';
import type { Plan } from '@showroom/slab-planner/plan';
import { encodePlan } from '@showroom/slab-planner/plan-code';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { planOfRoom } from '../../visualizer/plan/plan-of-room.ts';
import { RoomLinks } from './room-links.tsx';

function show(plan: Plan): void {
  const drawn = { ...layOut(plan, { isOver: () => true, seed: 1 }), code: encodePlan(plan), plan };
  renderSite({ at: '/', routes: [{ path: '/', Component: () => <RoomLinks drawn={drawn} room={undefined} /> }] });
}

it('lists the rooms whose stone a plan’s pieces fit', async () => {
  show(planOfRoom('bar', 'aurora'));
  expect(await screen.findByRole('link', { name: /^Home bar, with \d of \d pieces$/ })).toBeVisible();
});

it('says why no room is listed: pieces of other sizes, or too many of them', async () => {
  const plan = planOfRoom('bar', 'aurora');
  const pieces = plan.pieces.map((piece) => ({
    ...piece,
    shape: { kind: 'straight', lengthIn: 9, depthIn: 9 } as const,
  }));
  show({ ...plan, pieces });
  expect(await screen.findByText(/^None of these pieces is as large/)).toBeVisible();
  const many = Array.from({ length: 25 }, (_, index) =>
    pieces.map((piece) => ({ ...piece, id: `${piece.id}-${index}` })),
  );
  show({ ...plan, pieces: many.flat() });
  expect(await screen.findByText(/^A room shows plans of up to about forty pieces/)).toBeVisible();
});
