import * as RadixTabs from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes/join-classes.ts';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface TabsProps<Value extends string> extends Omit<
  ComponentProps<typeof RadixTabs.Root>,
  'value' | 'defaultValue' | 'onValueChange'
> {
  /** What the tabs switch between, read aloud: “Choose from”. */
  label: string;
  /** The tabs, from the first to the last. */
  tabs: readonly Tab<Value>[];
  /** Value of the selected tab, if the caller controls it. By default the first is selected at first. */
  value?: Value | undefined;
  /** Called with the value of the newly selected tab. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/** Panels of which one is shown at a time, each a `TabPanel`. Arrow keys move between the tabs. Needs scripts. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
  children,
  ...rest
}: TabsProps<Value>) {
  return (
    <RadixTabs.Root
      data-slot="tabs"
      {...rest}
      {...(value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value })}
      onValueChange={(selected) => {
        const tab = tabs.find((each) => each.value === selected);
        if (tab !== undefined) onValueChange?.(tab.value);
      }}
      className={joinClasses('grid gap-4', className)}
    >
      <RadixTabs.List aria-label={label} className="flex flex-wrap gap-x-6 border-b border-hairline">
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 min-w-11 border-b-2 border-transparent py-2.5 hover:text-spruce data-[state=active]:border-brass data-[state=active]:font-medium data-[state=active]:text-ink forced-colors:data-[state=active]:border-[Highlight]"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  );
}

export interface TabPanelProps extends ComponentProps<typeof RadixTabs.Content> {
  /** Value of its tab. */
  value: string;
}

/** What a tab shows. */
export function TabPanel(props: TabPanelProps) {
  return <RadixTabs.Content data-slot="tab-panel" {...props} />;
}
