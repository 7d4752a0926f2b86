import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

export interface TooltipProps {
  /** The hint, in a few words. */
  text: string;
  /** On which side it appears if there is room. Default: `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** The link or button that it explains. */
  children: ReactNode;
}

/** A hint that appears on hover and focus. Touch screens don’t show it, so nothing may depend on it. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            data-slot="tooltip"
            side={side}
            sideOffset={4}
            collisionPadding={12}
            className="z-60 max-w-72 rounded-sm bg-ink px-3 py-1.5 text-caption text-paper shadow-raised animate-fade-in forced-colors:border"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
