/** The brand as a mark and its name. The mark is a slab seen from its corner, its edge catching the light. */
export function Logo({ brand }: { readonly brand: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 min-[23rem]:gap-3">
      <svg viewBox="0 0 32 32" className="size-7 shrink-0 min-[23rem]:size-8" aria-hidden="true">
        <path d="M4 12 16 5l12 7-12 7z" className="fill-spruce" />
        <path d="M4 12v5l12 7v-5z" className="fill-brass" />
        <path d="M28 12v5l-12 7v-5z" className="fill-ink" />
      </svg>
      <span className="font-serif text-[clamp(1.0625rem,10vw-0.9375rem,1.375rem)] leading-none tracking-tight">
        {brand}
      </span>
    </span>
  );
}
