import { expect, it } from 'vitest';
import { bathroomFaucets } from './bathroom-faucets.ts';
import { cabinets } from './cabinets.ts';
import { flooring } from './flooring.ts';
import { kitchenFaucets } from './kitchen-faucets.ts';
import { lights } from './lighting.ts';
import { mirrors } from './mirrors.ts';
import { showers } from './showers.ts';
import { sinks } from './sinks.ts';
import { toilets } from './toilets.ts';
import { vanities } from './vanities.ts';

it.each([
  ['bathroom faucets', bathroomFaucets],
  ['cabinets', cabinets],
  ['floors', flooring],
  ['kitchen faucets', kitchenFaucets],
  ['lights', lights],
  ['mirrors', mirrors],
  ['showers', showers],
  ['sinks', sinks],
  ['toilets', toilets],
  ['vanities', vanities],
])('%s are shown in three views or more, each once', (_, products) => {
  for (const { slug, views } of products) {
    expect(views.length, slug).toBeGreaterThanOrEqual(3);
    expect(new Set(views).size, slug).toBe(views.length);
  }
});
