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

/** Renders its children, and the page around them, in a scheme. */
export function InScheme({ scheme, children }: { readonly scheme: ColourScheme; readonly children: ReactNode }) {
  useLayoutEffect(() => paint(scheme), [scheme]);
  return children;
}

/** Text that is fading in has no contrast yet: finishes all animations except endless ones. */
export function finishMovements(): void {
  for (const movement of document.getAnimations()) {
    if (movement.effect?.getComputedTiming().endTime !== Infinity) movement.finish();
  }
}

/**
 * Switches the rendered page to the dark scheme and checks its contrast, so that each story is rendered and played
 * once for both. Throws if a text can’t be read.
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
