import { useEffect, useRef, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';

export interface NavMenuProps {
  readonly label: string;
  /** Underlines the trigger: the current page is in this menu. */
  readonly isActive?: boolean;
  /** The edge of the trigger that the panel aligns with. */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

/**
 * A menu of the header: a native disclosure, which works without scripts, has its links in the page for crawlers, and closes the
 * other menus. Scripts close it on Escape, on a click outside and after navigation. The overlay is part of the trigger, so a
 * click on it closes the menu without scripts too.
 */
export function NavMenu({ label, isActive = false, align = 'start', children }: NavMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const onPointerDown = (event: PointerEvent) => {
      if (element.open && event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) element.open = false;
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) element.open = false;
    };
    element.addEventListener('click', onClick);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('click', onClick);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, []);

  return (
    <details ref={details} name="header-menu" className="group relative" data-slot="nav-menu">
      <summary
        data-active={isActive || undefined}
        className="nav-link menu-backdrop flex min-h-11 cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden"
      >
        {label}
        <ChevronDownIcon className="size-3 transition-transform group-open:rotate-180" />
      </summary>
      <div
        data-align={align}
        className="absolute top-full z-20 mt-2 min-w-60 rounded-md border border-hairline bg-paper-raised p-5 shadow-raised data-[align=end]:right-0 data-[align=start]:left-0"
      >
        {children}
      </div>
    </details>
  );
}
