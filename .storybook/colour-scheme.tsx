import axe from 'axe-core';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

export type ColourScheme = 'light' | 'dark';

/** The switch in the toolbar. */
export const schemeToolbar: NonNullable<Preview['globalTypes']>[string] = {
  description: 'Colour scheme',
  toolbar: {
    icon: 'mirror',
    items: [
      { value: 'light', title: 'Light scheme', icon: 'sun' },
      { value: 'dark', title: 'Dark scheme', icon: 'moon' },
    ],
    dynamicTitle: true,
  },
};

function paint(scheme: ColourScheme): void {
  document.documentElement.dataset['theme'] = scheme;
}

/** Draws what it holds, and the page round it, in a scheme. */
export function InScheme({ scheme, children }: { readonly scheme: ColourScheme; readonly children: ReactNode }) {
  useLayoutEffect(() => paint(scheme), [scheme]);
  return children;
}

/** What is still fading in has no contrast yet: brings all that moves to its end, but what moves for ever. */
export function finishMovements(): void {
  for (const movement of document.getAnimations()) {
    if (movement.effect?.getComputedTiming().endTime !== Infinity) movement.finish();
  }
}

/**
 * A scheme changes nothing but colours, so what stands on the page is turned to the dark one and only its colours are
 * judged: each story is drawn and played once for both. Throws where one of them cannot be read.
 */
export async function expectReadableInTheDark(): Promise<void> {
  paint('dark');
  finishMovements();
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast', 'link-in-text-block'],
      resultTypes: ['violations'],
      preload: false,
    });
    const faults = violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
    );
    if (faults.length > 0) throw new Error(`In the dark scheme:\n${faults.join('\n')}`);
  } finally {
    paint('light');
    finishMovements();
  }
}
