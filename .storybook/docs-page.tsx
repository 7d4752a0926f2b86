import { Controls, Description, DocsContainer, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren, type ReactNode } from 'react';
import { create } from 'storybook/theming';
import { colourSchemes, tokens } from './foundations/tokens.ts';
import { InScheme, type ColourScheme } from './colour-scheme.tsx';

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

function Props() {
  const { argTypes, subcomponents } = useOf('meta', ['meta']).preparedMeta;
  return Object.keys(argTypes).length > 0 || subcomponents !== undefined ? <Controls /> : null;
}

/** How to use a component: the `usage` parameter of its stories. `component-docs.test.ts` requires it. */
interface ComponentUsage {
  readonly when: string;
  readonly instead: string;
  readonly content?: string;
  readonly related?: readonly string[];
}

function Usage() {
  const { usage } = useOf('meta', ['meta']).preparedMeta.parameters;
  if (!isUsage(usage)) return null;
  const { when, instead, content, related = [] } = usage;
  return (
    <dl className="sb-unstyled my-6 grid gap-px border-y border-hairline font-sans text-small text-ink sm:grid-cols-2">
      <UsagePart name="When to use it" edge="border-success">
        {when}
      </UsagePart>
      <UsagePart name="What to use instead" edge="border-danger">
        {instead}
      </UsagePart>
      {content !== undefined && (
        <UsagePart name="Content" edge="border-brass">
          {content}
        </UsagePart>
      )}
      {related.length > 0 && (
        <UsagePart name="Related" edge="border-stone-400">
          {related.map((title) => (
            <a key={title} href={`./?path=/docs/${toDocsId(title)}`} target="_top" className="mr-4 underline">
              {title.split('/').at(-1)}
            </a>
          ))}
        </UsagePart>
      )}
    </dl>
  );
}

interface UsagePartProps {
  readonly name: string;
  readonly edge: string;
  readonly children: ReactNode;
}

function UsagePart({ name, edge, children }: UsagePartProps) {
  return (
    <div className={`border-l-4 py-3 pr-6 pl-4 ${edge}`}>
      <dt className="font-medium">{name}</dt>
      <dd className="mt-1 text-ink-muted">{children}</dd>
    </div>
  );
}

function isUsage(value: unknown): value is ComponentUsage {
  return typeof value === 'object' && value !== null && 'when' in value && 'instead' in value;
}

/** As Storybook builds ids: `Components/Overlays/Dialog (modal)` is `components-overlays-dialog-modal--docs`. */
function toDocsId(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${words.join('-')}--docs`;
}

const docsThemes = { light: docsTheme('light'), dark: docsTheme('dark') };

/** Storybook’s theme for docs pages, with our font and colours. */
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

/** A docs page in the scheme of the toolbar. */
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

/** From the frame’s URL: `?globals=scheme:dark`. */
function schemeOf(search: string): ColourScheme {
  return /(?:^|[;,])scheme:dark\b/.test(new URLSearchParams(search).get('globals') ?? '') ? 'dark' : 'light';
}
