import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

interface ReadProp {
  /** The type as written in the code. */
  readonly tsType?: { readonly raw?: string; readonly name: string };
}

/** Controls by type of prop. Other props are set in code. */
const controls: ReadonlyMap<string, InputType['control']> = new Map([
  ['boolean', { type: 'boolean' }],
  ['number', { type: 'number' }],
  ['string', { type: 'text' }],
  ['ReactNode', { type: 'text' }],
]);

/**
 * Shows prop types as in the code, with a matching control: `boolean`, not "union" with an object editor. Without
 * `undefined`, which every optional prop accepts.
 */
export const plainPropTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = readProps(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { raw, name: kind } = props[name]?.tsType ?? {};
      // Values listed by a story say more than the name of a type.
      const written = listValues(argType.options) ?? (raw ?? kind)?.replace(/^\||\|\s*undefined\b/g, '').trim();
      if (written === undefined) return [name, argType];
      const table = { ...argType.table, type: { summary: written } };
      // What a story sets itself stays, such as a list of options.
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

/** The props that Storybook found for a component, if any. */
function readProps(component: unknown): Readonly<Record<string, ReadProp | undefined>> {
  if (typeof component !== 'function' && typeof component !== 'object') return {};
  const { __docgenInfo: read } = component as { __docgenInfo?: { props?: Record<string, ReadProp> } }; // Added by its build.
  return read?.props ?? {};
}
