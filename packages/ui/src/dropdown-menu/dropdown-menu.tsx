import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface DropdownMenuProps extends ComponentProps<typeof RadixMenu.Content> {
  /** The element that opens the menu, such as a `Button`. */
  trigger: ReactNode;
  /** Set by a caller that controls it. */
  open?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * A menu of actions. Its items are not in server HTML, so don't put links there that visitors or search engines need. A dialog
 * opened from an item needs its `open` state outside the menu.
 */
export function DropdownMenu({ trigger, open, onOpenChange, className, ...rest }: DropdownMenuProps) {
  return (
    <RadixMenu.Root
      // A modal menu sets aria-hidden on the page while its links stay focusable. axe rejects that, although the focus is
      // trapped in the menu: it makes an exception for dialogs only, and Radix has no option to use `inert` instead.
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          data-slot="dropdown-menu"
          align="end"
          sideOffset={6}
          collisionPadding={12}
          {...rest}
          className={joinClasses(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-md border border-hairline bg-paper-raised p-1.5 text-ink shadow-raised data-[state=open]:animate-fade-in',
            className,
          )}
        />
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

export interface DropdownMenuItemProps extends ComponentProps<typeof RadixMenu.Item> {
  /** For destructive actions. Default: false. */
  isDanger?: boolean | undefined;
}

/** An action of the menu; `onSelect` is called when it is chosen. */
export function DropdownMenuItem({ isDanger = false, className, ...rest }: DropdownMenuItemProps) {
  return (
    <RadixMenu.Item
      data-slot="dropdown-menu-item"
      {...rest}
      className={joinClasses(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-small outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-stone-500',
        isDanger ? 'text-danger data-highlighted:bg-danger-surface' : 'data-highlighted:bg-stone-100',
        'forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-[Highlight]',
        className,
      )}
    />
  );
}

export type DropdownMenuSeparatorProps = ComponentProps<typeof RadixMenu.Separator>;

/** A line between groups of items. */
export function DropdownMenuSeparator({ className, ...rest }: DropdownMenuSeparatorProps) {
  return <RadixMenu.Separator {...rest} className={joinClasses('mx-3 my-1.5 h-px bg-hairline', className)} />;
}
