import { Controls, Description, DocsContainer, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { create } from 'storybook/theming';
import { colourSchemes, tokens } from './foundations/tokens.ts';
import { InScheme, type ColourScheme } from './colour-scheme.tsx';

/** The page of every component, in one order: what it is, when to use it and when not, how it looks, its props, its states. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Description of="meta" />
      <Usage />
      <Primary />
      <Props />
      <Stories title="Variants and states" includePrimary={false} />
    </>
  );
}

/** Its props and those of its parts, with a way to try them; nothing of a component that takes none. */
function Props() {
  const { argTypes, subcomponents } = useOf('meta', ['meta']).preparedMeta;
  return Object.keys(argTypes).length > 0 || subcomponents !== undefined ? <Controls /> : null;
}

/** The two sentences that a component's stories give as `parameters.usage`; a test asks for them. */
function Usage() {
  const of = useOf('meta', ['meta']);
  const usage: unknown = of.preparedMeta.parameters['usage'];
  if (!isUsage(usage)) return null;
  return (
    <dl className="sb-unstyled my-6 grid gap-px border-y border-hairline font-sans text-small text-ink sm:grid-cols-2">
      <div className="border-l-4 border-success py-3 pr-6 pl-4">
        <dt className="font-medium">When to use it</dt>
        <dd className="mt-1 text-ink-muted">{usage.when}</dd>
      </div>
      <div className="border-l-4 border-danger py-3 pr-6 pl-4">
        <dt className="font-medium">When not</dt>
        <dd className="mt-1 text-ink-muted">{usage.whenNot}</dd>
      </div>
    </dl>
  );
}

function isUsage(value: unknown): value is { readonly when: string; readonly whenNot: string } {
  return typeof value === 'object' && value !== null && 'when' in value && 'whenNot' in value;
}

const docsThemes = { light: docsTheme('light'), dark: docsTheme('dark') };

/** Storybook's own look of these pages, in our typeface and colours. */
function docsTheme(base: ColourScheme) {
  const colour = (name: string) => colourSchemes[base].get(name) ?? '';
  return create({
    base,
    fontBase: tokens.find(({ name }) => name === 'font-sans')?.value ?? '',
    appBg: colour('paper'),
    appContentBg: colour('paper'),
    appPreviewBg: colour('paper'),
    appBorderColor: colour('hairline'),
    colorPrimary: colour('spruce'),
    colorSecondary: colour('spruce'),
    textColor: colour('ink'),
    textMutedColor: colour('ink-muted'),
    barBg: colour('paper-raised'),
  });
}

/** The frame of such a page, in the scheme that the toolbar says. */
export function DocsInScheme({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState<ColourScheme>(() => schemeOf(location.search));
  useEffect(() => {
    const follow = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) =>
      setScheme(globals['scheme'] === 'dark' ? 'dark' : 'light');
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context.channel]);
  return (
    <InScheme scheme={scheme}>
      <DocsContainer context={context} theme={docsThemes[scheme]}>
        {children}
      </DocsContainer>
    </InScheme>
  );
}

/** As the frame's own address says it: `?globals=scheme:dark`. */
function schemeOf(search: string): ColourScheme {
  return /(?:^|[;,])scheme:dark\b/.test(new URLSearchParams(search).get('globals') ?? '') ? 'dark' : 'light';
}
