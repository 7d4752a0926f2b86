/** The page width of each screen in pixels, and the visible height. */
const screens = {
  phone: { width: 390, height: 780, name: 'on a phone' },
  desktop: { width: 1280, height: 860, name: 'on a desktop' },
} as const;

export interface PageFrameProps {
  /** The address of the page. */
  readonly src: string;
  /** What the page is. */
  readonly title: string;
  /** As on which screen. */
  readonly screen: keyof typeof screens;
}

/** A public page at a screen’s width, scaled down to fit. */
export function PageFrame({ src, title, screen }: PageFrameProps) {
  const { width, height, name } = screens[screen];
  return (
    <div
      className="@container relative overflow-hidden rounded-sm border border-stone-400 bg-paper-raised"
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }}
    >
      {/* Under the page, which covers it once it is drawn. */}
      <p className="absolute inset-0 grid place-items-center text-ink-muted">Loading preview…</p>
      <iframe
        src={src}
        title={`${title}, ${name}`}
        loading="lazy"
        // The page is ours, and can’t submit, open or navigate. The site is another origin, so its scripts can’t
        // remove this attribute.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- as said
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
        className="relative origin-top-left border-0"
        // Available width over page width: only this form of CSS divides two lengths.
        style={{ width, height, maxWidth: 'none', scale: `tan(atan2(100cqw, ${width}px))` }}
      />
    </div>
  );
}
