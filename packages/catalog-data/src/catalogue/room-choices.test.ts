import { expect, it } from 'vitest';
import { isPagePath } from '../pages/pages.ts';
import { bathroomFaucets } from '../products/bathroom-faucets.ts';
import { flooring } from '../products/flooring.ts';
import { kitchenFaucets } from '../products/kitchen-faucets.ts';
import { quartzColours } from '../quartz/quartz.ts';
import { catalogue } from './families.ts';
import { findRoomChoice, roomChoices } from './room-choices.ts';
import { roomSurfaces } from './room-surfaces.ts';

it('offers every stone and every floor that is sold', () => {
  expect(roomChoices.counter.map(({ slug }) => slug)).toEqual(quartzColours.map(({ slug }) => slug));
  expect(roomChoices.backsplash).toBe(roomChoices.counter);
  expect(roomChoices.floor.map(({ slug }) => slug)).toEqual(flooring.map(({ slug }) => slug));
});

it('offers every metal that a faucet comes in', () => {
  const sold = [...kitchenFaucets, ...bathroomFaucets].map(({ finish }) => finish.split(',')[0]);
  const offered = new Set(roomChoices.metal.map(({ label }) => label));
  expect(sold.filter((finish) => finish === undefined || !offered.has(finish))).toEqual([]);
});

it.each(roomSurfaces)('has no two choices of the %s with the same slug or label', (surface) => {
  const choices = roomChoices[surface];
  expect(new Set(choices.map(({ slug }) => slug)).size).toBe(choices.length);
  expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
  for (const { slug, look } of choices) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    if (look.kind === 'colour') expect(look.hex).toMatch(/^#[0-9A-F]{6}$/);
  }
});

it('leads to pages that exist', () => {
  for (const { path, slug } of Object.values(roomChoices).flat()) {
    const isProduct = path === `${catalogue.quartz.path}/${slug}` || path === `${catalogue.flooring.path}/${slug}`;
    expect(isProduct || isPagePath(path), path).toBe(true);
  }
});

it('finds a choice by its slug alone', () => {
  expect(findRoomChoice('cabinets', 'walnut')).toMatchObject({ label: 'Walnut', look: { kind: 'wood' } });
  expect(findRoomChoice('walls', 'walnut')).toBeUndefined();
  expect(findRoomChoice('metal', 'constructor')).toBeUndefined();
});
