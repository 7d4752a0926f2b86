import { createContext, createElement, use, useMemo, type ComponentType, type HTMLAttributes } from 'react';

/** Gives the markup of a part, or what stands for it in the page. */
export type DrawPart = <Props extends object>(Part: ComponentType<Props>, props: Props) => string;

/** How a server puts into a page what was drawn before. */
export interface PartPlacer {
  readonly draw: DrawPart;
  /** Gives what stands for markup in the page. The same text is found again at once where it is the same string. */
  readonly place: (html: string) => string;
}

/** Where there is nothing, parts are drawn as any other. */
export const PartPlacerContext = createContext<PartPlacer | null>(null);

/** Markup for an element to hold (`dangerouslySetInnerHTML`): its bytes stand ready, and React need not carry them. */
export function placeMarkup(placer: PartPlacer | null, html: string): { readonly __html: string } {
  return { __html: placer === null ? html : placer.place(html) };
}

export interface CachedPartProps<Props extends object> extends Pick<
  HTMLAttributes<HTMLElement>,
  'aria-label' | 'className' | 'id'
> {
  /** The element around it: drawn with each page, so that its attributes may differ. */
  readonly as: 'div' | 'nav';
  readonly part: ComponentType<Props>;
  /** All that the part depends on, as plain data: what was drawn is found by its JSON. */
  readonly props: Props;
}

/**
 * A part that looks the same on every page that shows it with the same props: a server draws it once, and writes the same
 * markup again. It may not ask for the page it is on, have ids of its own, wait for anything, or ask for a picture ahead
 * of others, and its links are whole paths.
 */
export function CachedPart<Props extends object>({ as, part: Part, props, ...attributes }: CachedPartProps<Props>) {
  const placer = import.meta.env.SSR ? use(PartPlacerContext) : null;
  // In a browser the part is drawn again when its data has changed, and at no other change of the page around it.
  const data = placer === null ? JSON.stringify(props) : '';
  // oxlint-disable-next-line react/exhaustive-deps -- `data` stands for the props.
  const steady = useMemo(() => <Part {...props} />, [Part, data]);
  return placer === null
    ? createElement(as, attributes, steady)
    : createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: placer.draw(Part, props) } });
}
