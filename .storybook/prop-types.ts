import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

interface ReadProp {
  /** The type as it stands in the code. */
  readonly tsType?: { readonly raw?: string; readonly name: string };
}

/** How a value is set, by the type of its prop. Others are set in code. */
const controls: ReadonlyMap<string, InputType['control']> = new Map([
  ['boolean', { type: 'boolean' }],
  ['number', { type: 'number' }],
  ['string', { type: 'text' }],
  ['ReactNode', { type: 'text' }],
]);

/**
 * Types of props as people read them, and the fitting control: `boolean`, not "union" with an object to set. Every prop of
 * ours that may be left out may be undefined as well, which is no news to a reader.
 */
export const plainPropTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = readProps(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { raw, name: kind } = props[name]?.tsType ?? {};
      // The values that a story lists say more than the name of their type.
      const written = listValues(argType.options) ?? (raw ?? kind)?.replace(/^\||\|\s*undefined\b/g, '').trim();
      if (written === undefined) return [name, argType];
      const table = { ...argType.table, type: { summary: written } };
      // What a story says of its own accord stays, a list to choose from among it.
      const isElement = typeof initialArgs[name] === 'object';
      const control = argType.control ?? (isElement ? false : (controls.get(written) ?? false));
      return [name, { ...argType, table, control }];
    }),
  );
};

/** `'small' | 'large'`. */
function listValues(options: InputType['options']): string | undefined {
  return options?.map((option: unknown) => JSON.stringify(option).replaceAll('"', "'")).join(' | ');
}

/** What Storybook has read of a component's props; nothing where it has read none. */
function readProps(component: unknown): Readonly<Record<string, ReadProp | undefined>> {
  if (typeof component !== 'function' && typeof component !== 'object') return {};
  const { __docgenInfo: read } = component as { __docgenInfo?: { props?: Record<string, ReadProp> } }; // Added by its build.
  return read?.props ?? {};
}
