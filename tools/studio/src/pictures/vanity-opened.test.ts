import { vanities } from '@showroom/catalog-data/products/vanities';
import { describe, expect, it } from 'vitest';

import { vanityOpened } from './vanity-opened.ts';

describe('what stands open in a vanity’s picture', () => {
  it.each(vanities)('is a part of $slug', (vanity) => {
    const { parameter, alt } = vanityOpened(vanity);
    const [bay, place] = Array.isArray(parameter) ? parameter : [];
    const [kind = ''] = vanity.design.layout[Number(bay)] ?? [];
    if (place === -1) {
      expect(kind).toMatch(/doors$/);
      expect(alt).toContain('doors of');
    } else {
      expect(Number(kind.replace('drawers', ''))).toBeGreaterThan(Number(place));
      expect(alt).toContain('drawer pulled out of');
    }
  });
});
