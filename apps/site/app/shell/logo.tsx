export interface LogoProps {
  readonly brand: string;
  /** The owner's logo, scaled to fit. */
  readonly logo?: { readonly src: string; readonly width: number; readonly height: number };
}

/** The owner's logo, or a mark (a slab seen from its corner) with the brand's name. */
export function Logo({ brand, logo }: LogoProps) {
  return logo ? (
    <img {...logo} alt={brand} />
  ) : (
    <span className="word-mark">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M4 12 16 5l12 7-12 7z" className="fill-spruce" />
        <path d="M4 12v5l12 7v-5z" className="fill-brass" />
        <path d="M28 12v5l-12 7v-5z" className="fill-ink" />
      </svg>
      <span>{brand}</span>
    </span>
  );
}
